import type { Db } from '../db/open';
import type { Env } from '../env';

/** What a command is given. */
export interface CommandContext {
  readonly db: Db;
  /** Of the same database. */
  readonly databaseUrl: string;
  /** The folder of the program's migrations. */
  readonly migrations: string;
  readonly env: Env;
  /** The beginning of links in mails and on the terminal. */
  readonly publicUrl: string;
  readonly now: Date;
}

/** What the operator does at the machine itself. Gives the lines to print, or throws what is wrong. */
export type Command = (args: readonly string[], context: CommandContext) => Promise<readonly string[]>;
