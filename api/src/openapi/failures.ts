import type { ShapedCall } from '@aaspaas/contract/every-call';
import { type AnsweredKind, statusOf } from '@aaspaas/contract/failure';
import type { Schema } from './schemas';

/**
 * What this server answers when something goes wrong: only a proxy in front of it says 'bad gateway', and a missing
 * second factor is described with the kind whose status it shares.
 */
type OwnKind = Exclude<AnsweredKind, 'bad-gateway' | 'second-factor'>;

export const failureMeanings: Readonly<Record<OwnKind, string>> = {
  invalid: 'Something in the request is wrong; `fields` may say what, by the names of the fields.',
  'signed-out': 'Nobody is signed in, or the password was wrong.',
  'not-yours':
    'The caller may not do this, or the request came from another site. With the `kind` second-factor: not before the caller has given the second factor.',
  missing: 'What the request is about is not there.',
  taken: 'It exists already, or its state does not allow this.',
  gone: 'A photo that was sent ahead is not kept any more and must be sent again.',
  'too-large': 'The request is larger than allowed.',
  'wrong-type': 'The body is not of the type that the call takes.',
  mismatch: 'The Idempotency-Key was used before, with other details.',
  'too-many': 'Too many requests; `Retry-After` says how many seconds to wait.',
  broken: 'Something went wrong on the server.',
  busy: 'The server is busy or restarting; `Retry-After` may say how many seconds to wait.',
  'too-slow': 'The upload took too long.',
};

// Object.keys forgets the names; the table is their only source.
const kinds = Object.keys(failureMeanings) as OwnKind[];

/** What follows from a call's declaration. A handler may answer with others, so each call also has a default. */
function kindsOf({ who, files, isRetryable }: ShapedCall, method: 'get' | 'post'): OwnKind[] {
  const isPost = method === 'post';
  const may: Partial<Record<OwnKind, boolean>> = {
    invalid: true,
    'signed-out': who !== 'anyone',
    'not-yours': isPost,
    gone: files !== null,
    'too-large': isPost,
    'wrong-type': isPost,
    mismatch: isRetryable,
    'too-many': true,
    broken: true,
    busy: true,
    'too-slow': files !== null,
  };
  return kinds.filter((kind) => may[kind]);
}

const refTo = (name: string) => ({ $ref: `#/components/responses/${name}` });

export function failuresOf(call: ShapedCall, method: 'get' | 'post') {
  const known = kindsOf(call, method).map((kind) => [String(statusOf[kind]), refTo(kind)]);
  return { ...Object.fromEntries(known), default: refTo('other') };
}

const failureContent = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } };

const saidSchemas: Record<string, Schema> = {
  template: {
    type: 'string',
    description:
      'The sentence with names in braces, such as ‘Image {n} exceeds 5MB size limit’; absent where it has none.',
  },
  params: {
    type: 'object',
    description: 'What stands in the braces: numbers, texts, and sentences of their own.',
  },
};

export const failureSchema: Schema = {
  type: 'object',
  properties: {
    result: { const: false },
    message: { type: 'string', description: 'A sentence for people.' },
    ...saidSchemas,
    kind: { const: 'second-factor', description: 'Present where the second factor is missing.' },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'A sentence for each field that is wrong.',
    },
    said: {
      type: 'object',
      additionalProperties: { type: 'object', properties: saidSchemas, required: Object.keys(saidSchemas) },
      description: 'Template and parameters of the sentences in `fields` that have parameters.',
    },
  },
  required: ['result', 'message'],
};

/** By the kinds of failures, so that a call refers to those that it may answer with. */
export const failureResponses = {
  ...Object.fromEntries(
    kinds.map((kind) => [kind, { description: failureMeanings[kind], content: failureContent }]),
  ),
  other: { description: 'Any other failure; its status says which.', content: failureContent },
};

export const failureTable = kinds.map(
  (kind) => [statusOf[kind] ?? 500, kind, failureMeanings[kind]] as const,
);
