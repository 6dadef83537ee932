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

interface FailureDetails {
  /** One message per field, from the rule tables. */
  fields?: Readonly<Record<string, string>> | undefined;
  /** The reply had no message for people, so this one is a default: callers with a better one show that. */
  hasNoMessage?: boolean;
  retryAfterSeconds?: number;
}

/** Thrown anywhere, turned into a reply in one place, and into a message in one place. */
export class Failure extends Error {
  readonly kind: FailureKind;
  readonly details: FailureDetails;

  constructor(kind: FailureKind, says: string, details: FailureDetails = {}) {
    super(says);
    this.name = 'Failure';
    this.kind = kind;
    this.details = details;
  }
}

/** Two kinds share the status 403: without more, it is the first of them. */
export function kindOfStatus(status: number): FailureKind {
  // Object.entries loses the key's type; the table is its only source.
  const entry = (Object.entries(statuses) as [FailureKind, number][]).find(([, code]) => code === status);
  return entry?.[0] ?? (status >= 500 ? 'broken' : 'invalid');
}
