/** Everything that can go wrong, and the HTTP status that says so. The only such table. */
export const statusOf = {
  invalid: 400,
  'signed-out': 401,
  'not-yours': 403,
  missing: 404,
  taken: 409,
  'too-large': 413,
  'wrong-type': 415,
  mismatch: 422,
  'too-many': 429,
  broken: 500,
  /** No reply that makes sense: the network, or something between us, is down. */
  unreachable: 502,
  busy: 503,
  'timed-out': 504,
} as const;

export type FailureKind = keyof typeof statusOf;

interface FailureDetails {
  /** One sentence per field, in the words of the rule tables. */
  fields?: Readonly<Record<string, string>>;
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
  // Object.entries forgets the key's type; the table above is its only source.
  const entry = (Object.entries(statusOf) as [FailureKind, number][]).find(([, code]) => code === status);
  return entry?.[0] ?? (status >= 500 ? 'broken' : 'invalid');
}
