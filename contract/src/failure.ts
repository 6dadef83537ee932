import type { Said, Sentence } from './says';

/** The kinds of failure that a server answers with, and their HTTP status. */
const statuses = {
  invalid: 400,
  'signed-out': 401,
  'not-yours': 403,
  /** The caller may do this, once the second factor has been given. The reply names this kind in its body. */
  'second-factor': 403,
  missing: 404,
  taken: 409,
  gone: 410,
  'too-large': 413,
  'wrong-type': 415,
  mismatch: 422,
  'too-many': 429,
  broken: 500,
  /** A proxy answers that the server is down. */
  'bad-gateway': 502,
  busy: 503,
  /** An upload took longer than the server, or a proxy, would wait. */
  'too-slow': 504,
} as const;

export type AnsweredKind = keyof typeof statuses;

/** A reply that never came. No server answers with these kinds; the caller sets them. */
export type LostKind = 'unreachable' | 'timed-out';

/** 'declined': the status says yes, and the reply itself says no. */
export type FailureKind = AnsweredKind | LostKind | 'declined';

/** The only such table. A lost reply and one that declines have no status of their own. */
export const statusOf: Readonly<Partial<Record<FailureKind, number>>> = statuses;

export interface FailureDetails {
  /** One message per field, from the rule tables. */
  fields?: Readonly<Record<string, string>> | undefined;
  /** Template and parameters of those messages that have parameters. */
  said?: Readonly<Record<string, Pick<Said, 'template' | 'params'>>> | undefined;
  /** The reply had no message for people, so this one is a default: callers with a better one show that. */
  hasNoMessage?: boolean;
  retryAfterSeconds?: number;
}

/** Thrown anywhere; one function makes a reply of it, and one a message. */
export class Failure extends Error {
  readonly kind: FailureKind;
  readonly details: FailureDetails;
  /** What the message is filled from. */
  readonly says: Sentence;

  constructor(kind: FailureKind, says: Sentence, details: FailureDetails = {}) {
    // A sentence with parameters is filled as it becomes text.
    super(says as string);
    this.name = 'Failure';
    this.says = says;
    this.kind = kind;
    this.details = details;
  }
}

/** A failure about fields of a form: a message for each of them. Its own message is the first, unless it is given. */
export function refusal(
  kind: FailureKind,
  sentences: Readonly<Record<string, Sentence>>,
  message = Object.values(sentences)[0] ?? '',
): Failure {
  const entries = Object.entries(sentences);
  const said = entries.flatMap(([field, sentence]) =>
    typeof sentence !== 'string' ? [[field, sentence] as const] : [],
  );
  return new Failure(kind, message, {
    fields: Object.fromEntries(entries.map(([field, sentence]) => [field, String(sentence)])),
    ...(said.length > 0 && { said: Object.fromEntries(said) }),
  });
}

/** Two kinds share the status 403: without more, it is the first of them. */
export function kindOfStatus(status: number): FailureKind {
  // Object.entries loses the key's type; the table is its only source.
  const entry = (Object.entries(statuses) as [FailureKind, number][]).find(([, code]) => code === status);
  return entry?.[0] ?? (status >= 500 ? 'broken' : 'invalid');
}
