import {
  type ConversionConfig,
  type JsonSchema,
  toJsonSchema,
  toJsonSchemaDefs,
} from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { sessionUser, userRecord } from '@aaspaas/contract/accounts/shapes';
import { agentRecord, agentReviewRecord } from '@aaspaas/contract/agents/shapes';
import { deliveryRecord } from '@aaspaas/contract/deliveries/shapes';
import { paymentRecord } from '@aaspaas/contract/payments/shapes';
import { reviewRecord } from '@aaspaas/contract/reviews/shapes';
import { suggestion } from '@aaspaas/contract/search/shapes';
import { shopRecord } from '@aaspaas/contract/shops/shapes';

export type Schema = JsonSchema;
export type Schemas = Readonly<Record<string, Schema>>;

/** Described once, under these names, wherever a call answers with them; a record that is not here is described in place. */
const records = {
  Agent: agentRecord,
  AgentReview: agentReviewRecord,
  Delivery: deliveryRecord,
  Payment: paymentRecord,
  Review: reviewRecord,
  SessionUser: sessionUser,
  Shop: shopRecord,
  Suggestion: suggestion,
  User: userRecord,
};

const config = {
  target: 'draft-2020-12',
  definitions: records,
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  // That a text can be stored is nothing that a schema could say.
  ignoreActions: ['check'],
} satisfies ConversionConfig;

export const recordSchemas = (): Schemas => toJsonSchemaDefs(records, { ...config, typeMode: 'output' });

/** What a caller may send, or what is answered. */
export function schemaOf(shape: GenericSchema, typeMode: 'input' | 'output'): Schema {
  const { $schema: _draft, $defs: _records, ...schema } = toJsonSchema(shape, { ...config, typeMode });
  return schema;
}

/** The fields of an object, by name. */
export function propertiesOf({ properties = {} }: Schema): Schemas {
  // A schema may also be `true` or `false`; what is made of shapes never is.
  return properties as Schemas;
}
