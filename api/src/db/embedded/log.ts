import { chmod, copyFile, rename, rm, stat, truncate } from 'node:fs/promises';

/**
 * The log tells when the database started, stopped and broke, and nothing about people. What is wrong with a
 * statement is told to whoever sent it, and an error's own words may quote an address or a number: errors are left
 * out here, and with them their details, statements and values.
 */
export const logSettings = {
  log_min_messages: 'log',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_statement: 'none',
  log_min_duration_statement: '-1',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
  log_checkpoints: 'off',
  log_timezone: 'UTC',
};

/** For its owner's eyes only. */
export const logMode = 0o600;

const mostBytes = 1_000_000;
const dayMs = 24 * 60 * 60_000;
const turnedAfterMs = 7 * dayMs;
const keptForMs = 30 * dayMs;
/** Beside the one that is written. */
const kept = 3;

const older = (log: string, number: number): string => (number === 0 ? log : `${log}.${number}`);

/** Closes the log and what is left of it to others, begins it anew when it is large or old, and drops the oldest. */
export async function tendLog(log: string, now: Date = new Date()): Promise<void> {
  if (await isDue(log, now)) await turn(log);
  for (let number = 0; number <= kept; number++) await tendFile(older(log, number), number, now);
}

async function isDue(log: string, now: Date): Promise<boolean> {
  const found = await look(log);
  if (!found || found.size === 0) return false;
  // It was begun when the one before it was put aside.
  const begunAt = (await look(older(log, 1)))?.mtimeMs ?? found.birthtimeMs;
  return found.size > mostBytes || now.getTime() - begunAt > turnedAfterMs;
}

/** PostgreSQL goes on writing at the end of the very file it was given, so that one is emptied, not moved. */
async function turn(log: string): Promise<void> {
  for (let number = kept; number > 1; number--)
    await rename(older(log, number - 1), older(log, number)).catch(() => {});
  await copyFile(log, older(log, 1));
  await truncate(log);
}

async function tendFile(file: string, number: number, now: Date): Promise<void> {
  const found = await look(file);
  if (!found) return;
  if (number > 0 && now.getTime() - found.mtimeMs > keptForMs) return rm(file, { force: true });
  if ((found.mode & 0o777) !== logMode) await chmod(file, logMode);
}

const look = (file: string) => stat(file).catch(() => null);
