import pg from 'pg';

/** PostgreSQL cannot be reached, or went away in the middle: nothing is wrong with what was asked of it. */
export class DatabaseAway extends Error {
  constructor(cause: Error) {
    super(`The database cannot be reached: ${cause.message}`, { cause });
    this.name = 'DatabaseAway';
  }
}

/** Connection failures, shutdowns and restarts, no place for one more connection, a transaction that was cut off. */
const awayStates = /^(08...|57P0[1-5]|53300|25P03)$/;

/** What the system says of a server that is not there, or of a socket that is not. */
const awayCodes =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ENOENT|ETIMEDOUT|E(HOST|NET)(UNREACH|DOWN)|ENOTFOUND|EAI_AGAIN)$/;

/** The driver's own words, which carry no code. */
const awayWords =
  /connection (terminated|timeout|error)|timeout exceeded|read timeout|not queryable|after calling end/i;

/** For the errors of the driver alone: anywhere else ENOENT is a file that is missing. */
export function asAway(error: unknown): unknown {
  return error instanceof Error && isAway(error) ? new DatabaseAway(error) : error;
}

function isAway(error: Error): boolean {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (error instanceof pg.DatabaseError) return awayStates.test(code);
  return awayCodes.test(code) || (!code && awayWords.test(error.message)) || isEveryAddressAway(error);
}

/** A name with several addresses fails with what each of them said. */
const isEveryAddressAway = (error: Error): boolean =>
  error instanceof AggregateError &&
  error.errors.every((each: unknown) => each instanceof Error && isAway(each));
