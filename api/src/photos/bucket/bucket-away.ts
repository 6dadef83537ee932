interface Reason {
  readonly says: string;
  /** Of its reply; null when there was none. */
  readonly status?: number | null;
  readonly isTimeout?: boolean;
}

/** The bucket cannot be reached, or does not do what it is asked. What it said itself may name keys, so it stays out. */
export class BucketAway extends Error {
  override readonly name = 'BucketAway';
  readonly status: number | null;
  readonly isTimeout: boolean;

  constructor({ says, status = null, isTimeout = false }: Reason) {
    super(`The bucket of S3_URL fails: ${says}`);
    this.status = status;
    this.isTimeout = isTimeout;
  }
}

/** What our own disk says is passed on as it is. */
export function asBucketAway(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof BucketAway || 'syscall' in error) return error;
  const status = 'status' in error && typeof error.status === 'number' ? error.status : null;
  const isTimeout = error.name === 'TimeoutError';
  return new BucketAway({ says: codeOf(error.cause) ?? error.message, status, isTimeout });
}

const codeOf = (cause: unknown): string | null =>
  cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : null;
