import pg from 'pg';

/** PostgreSQL cannot be reached, or the connection broke. Nothing is wrong with the statement itself. */
export class DatabaseAway extends Error {
  constructor(cause: Error) {
    super(`The database cannot be reached: ${cause.message}`, { cause });
    this.name = 'DatabaseAway';
  }
}

/**
 * SQLSTATEs: connection failures, shutdowns and restarts, too many connections, a transaction that was cut off, a server
 * that takes no writes because another has become the primary.
 */
const awayStates = /^(08...|57P0[1-5]|53300|25P03|25006)$/;

/** System error codes for a server or a socket that is not there. */
const awayCodes =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ENOENT|ETIMEDOUT|E(HOST|NET)(UNREACH|DOWN)|ENOTFOUND|EAI_AGAIN)$/;

/** Messages of the driver's own errors, which have no code. */
const awayWords =
  /connection (terminated|timeout|error)|timeout (exceeded|expired)|read timeout|not queryable|after calling end/i;

/** Only for errors of the driver: anywhere else ENOENT means that a file is missing. */
export function asAway(error: unknown): unknown {
  return error instanceof Error && isAway(error) ? new DatabaseAway(error) : error;
}

function isAway(error: Error): boolean {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (error instanceof pg.DatabaseError) return awayStates.test(code);
  return awayCodes.test(code) || (!code && awayWords.test(error.message)) || isEveryIpAway(error);
}

/** A host name with several ips fails with one error for each ip. */
const isEveryIpAway = (error: Error): boolean =>
  error instanceof AggregateError &&
  error.errors.every((each: unknown) => each instanceof Error && isAway(each));
