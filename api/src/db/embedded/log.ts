import { chmod, copyFile, rename, rm, stat, truncate } from 'node:fs/promises';
import { dayMs, weekMs } from '@aaspaas/contract/durations';

/**
 * The log says when the database started, stopped and broke, and nothing about people. An error message may quote an
 * email or a phone number, so errors are left out, with their details, statements and values; the client that sent the
 * statement gets them anyway.
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

/** Only the owner may read it. */
export const logMode = 0o600;

const mostBytes = 1_000_000;
const turnedAfterMs = weekMs;
const keptForMs = 30 * dayMs;
/** How many old logs are kept beside the current one. */
const kept = 3;

const older = (log: string, number: number): string => (number === 0 ? log : `${log}.${number}`);

/** Starts a new log when the current one is large or old, deletes the oldest, and lets only the owner read them. */
export async function tendLog(log: string, now: Date = new Date()): Promise<void> {
  if (await isDue(log, now)) await turn(log);
  for (let number = 0; number <= kept; number++) await tendFile(older(log, number), number, now);
}

async function isDue(log: string, now: Date): Promise<boolean> {
  const found = await statOf(log);
  if (!found || found.size === 0) return false;
  // The current log was begun when the one before it was put aside.
  const begunAt = (await statOf(older(log, 1)))?.mtimeMs ?? found.birthtimeMs;
  return found.size > mostBytes || now.getTime() - begunAt > turnedAfterMs;
}

/** PostgreSQL keeps writing to the file that it was given, so that file is copied and emptied, not moved. */
async function turn(log: string): Promise<void> {
  for (let number = kept; number > 1; number--)
    await rename(older(log, number - 1), older(log, number)).catch(() => {});
  await copyFile(log, older(log, 1));
  await truncate(log);
}

async function tendFile(file: string, number: number, now: Date): Promise<void> {
  const found = await statOf(file);
  if (!found) return;
  if (number > 0 && now.getTime() - found.mtimeMs > keptForMs) return rm(file, { force: true });
  if ((found.mode & 0o777) !== logMode) await chmod(file, logMode);
}

const statOf = (file: string) => stat(file).catch(() => null);
