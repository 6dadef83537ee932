import type { FileField, FileFields, DeclaredCall } from '@aaspaas/contract/declare-call';
import type { ShapedCall } from '@aaspaas/contract/every-call';
import { failuresOf } from './failures';
import { propertiesOf, type Schema, schemaOf } from './schemas';
import type { Proof } from '@aaspaas/contract/roles/grades';

/** What one path of the description says; the page reads it too. */
export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly security: readonly object[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content; readonly $ref?: string }>>;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: Schema;
}

type Content = Readonly<Record<string, { readonly schema: Schema }>>;

export interface PathItem {
  readonly post: Operation;
  readonly get?: Operation;
}

export function pathItemOf(call: ShapedCall): PathItem {
  return { post: postOf(call), ...(call.hasGetTwin && { get: getOf(call) }) };
}

function postOf(call: ShapedCall): Operation {
  const signedIn = { session: [] };
  return {
    operationId: call.name,
    ...aboutOf(call, sayWho(call)),
    // An empty requirement: the call is answered without a session as well.
    security: call.who === 'anyone' ? [{}, signedIn] : [signedIn],
    ...(call.isRetryable && { parameters: [idempotencyKey] }),
    requestBody: bodyOf(call),
    responses: { 200: replyOf(call), ...failuresOf(call, 'post') },
  };
}

function getOf(call: ShapedCall): Operation {
  return {
    operationId: `${call.name}ByGet`,
    ...aboutOf(call, 'The same as by POST, answered as to a guest, whoever asks; caches may keep the reply.'),
    security: [],
    parameters: queryOf(schemaOf(call.request, 'input')),
    responses: { 200: replyOf(call), ...failuresOf(call, 'get') },
  };
}

function aboutOf(call: ShapedCall, description: string) {
  const [, , tag = ''] = call.path.split('/');
  return { tags: [tag], summary: call.about, description };
}

const replyOf = (call: ShapedCall) => ({
  description: 'Done.',
  content: { 'application/json': { schema: schemaOf(call.reply, 'output') } },
});

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Sent again with the same key and the same details, the call happens once and is answered twice.',
  schema: { type: 'string', minLength: 8, maxLength: 100, pattern: '^[!-~]+$' },
};

function queryOf(request: Schema): Parameter[] {
  return Object.entries(propertiesOf(request)).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    required: request.required?.includes(name) ?? false,
    ...(description && { description }),
    schema,
  }));
}

function bodyOf({ request, files }: ShapedCall) {
  const schema = schemaOf(request, 'input');
  if (files) {
    const properties = { ...propertiesOf(schema), ...filesOf(files) };
    return { required: true, content: { 'multipart/form-data': { schema: { ...schema, properties } } } };
  }
  return {
    required: (schema.required ?? []).length > 0,
    content: { 'application/json': { schema } },
  };
}

const filesOf = (files: FileFields) =>
  Object.fromEntries(Object.entries(files).map(([name, field]) => [name, fileSchema(field)]));

function fileSchema({ most, maxBytes }: FileField): Schema {
  const file: Schema = { type: 'string', contentMediaType: 'application/octet-stream' };
  const description = `A photo of at most ${maxBytes / 1024 / 1024} MiB, or a file with the receipt of one that was sent ahead.`;
  return most === 1
    ? { ...file, description }
    : { type: 'array', items: file, maxItems: most, description: `${description} At most ${most}.` };
}

/** Who may make a call, and whose ids it takes. */
function sayWho({ who, own, adminMay, permission, proof }: DeclaredCall): string {
  const ids = Object.entries(own).map(([field, owner]) => {
    const whose = owner === 'account' ? 'the caller’s own account' : 'the caller’s own shop';
    const others = adminMay
      ? `, and may be another’s for an admin who may ${adminMay}${sayProof(proof)}`
      : '';
    return `\`${field}\` stands for ${whose}: it may be left out${others}.`;
  });
  const grade = permission ? [`The admin’s grade must allow to ${permission}${sayProof(proof)}.`] : [];
  return [sayRoles(who), ...grade, ...ids].join(' ');
}

const proofTexts: Readonly<Record<Proof, string>> = {
  none: '',
  'where set up': ', with the second factor given in this session where it is set up',
  session: ', with the second factor given in this session',
  recent: ', with the second factor given within the last ten minutes',
};
const sayProof = (proof: Proof): string => proofTexts[proof];

function sayRoles(who: DeclaredCall['who']): string {
  if (who === 'anyone') return 'Anyone may call it.';
  if (who === 'signed-in') return 'Anyone who is signed in may call it.';
  return `Those with the role ${who.map((role) => `\`${role}\``).join(' or ')} may call it.`;
}
