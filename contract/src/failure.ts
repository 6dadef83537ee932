/** Everything that a server answers when something goes wrong, and the HTTP status that says so. */
const statuses = {
  invalid: 400,
  'signed-out': 401,
  'not-yours': 403,
  missing: 404,
  taken: 409,
  gone: 410,
  'too-large': 413,
  'wrong-type': 415,
  mismatch: 422,
  'too-many': 429,
  broken: 500,
  /** A machine in between answers that the server is down. */
  'bad-gateway': 502,
  busy: 503,
  /** An upload took longer than the server, or a machine in between, would wait. */
  'too-slow': 504,
} as const;

/** A reply that never came. No server answers with these; whoever waited for the reply does. */
export type LostKind = 'unreachable' | 'timed-out';

export type FailureKind = keyof typeof statuses | LostKind;

/** The only such table. Absent: a reply that never came has no status. */
export const statusOf: Readonly<Partial<Record<FailureKind, number>>> = statuses;

interface FailureDetails {
  /** One sentence per field, in the words of the rule tables. */
  fields?: Readonly<Record<string, string>>;
  /** The reply had no sentence for people, so the message is a stopgap: who knows better words says those. */
  isWordless?: boolean;
  retryAfterSeconds?: number;
}

/** Thrown anywhere, written as a reply by one place, shown as a sentence by one place. */
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

export function kindOfStatus(status: number): FailureKind {
  // Object.entries forgets the key's type; the table is its only source.
  const entry = (Object.entries(statuses) as [FailureKind, number][]).find(([, code]) => code === status);
  return entry?.[0] ?? (status >= 500 ? 'broken' : 'invalid');
}
