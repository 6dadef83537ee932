import type { Db } from '../db/open';
import type { Env } from '../env';

/** What a command works with. */
export interface Desk {
  readonly db: Db;
  readonly env: Env;
  /** Where links in mails and on paper lead. */
  readonly publicUrl: string;
  readonly now: Date;
}

/** Something the operator does at the machine itself. Returns the lines to print, or throws the sentence that says what is wrong. */
export type Command = (args: readonly string[], desk: Desk) => Promise<readonly string[]>;
