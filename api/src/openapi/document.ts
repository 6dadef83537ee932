import { everyCall } from '@aaspaas/contract/every-call';
import { product } from '@aaspaas/contract/product';
import { failureResponses, failureSchema } from './failures';
import { type PathItem, pathItemOf } from './operation';
import { recordSchemas } from './schemas';

export interface DocumentSettings {
  readonly publicUrl: string;
  /** The name of the cookie that holds the session. */
  readonly sessionCookie: string;
}

export type ApiDocument = ReturnType<typeof describeApi>;

const description = `The calls of ${product.name}, as its own pages make them. Fields that a call does not know are ignored. Whoever signs in gets a cookie; a request that carries it must come from the site itself and say so, by \`Sec-Fetch-Site: same-origin\` or its own \`Origin\`, as browsers do. A failure has a status, and a sentence for people in \`message\`.`;

/** The calls as OpenAPI 3.1, made from the contract whenever it is asked for: it cannot be out of date. */
export function describeApi({ publicUrl, sessionCookie }: DocumentSettings) {
  const paths: Readonly<Record<string, PathItem>> = Object.fromEntries(
    everyCall.map((call) => [call.path, pathItemOf(call)]),
  );
  return {
    openapi: '3.1.0',
    // Raised when a call changes so that its callers must change.
    info: { title: product.name, version: '1.0.0', description },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      schemas: { ...recordSchemas(), Failure: failureSchema },
      responses: failureResponses,
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: sessionCookie } },
    },
  };
}
