import { reachEmbedded } from '../db/embedded/start';
import { openDatabase } from '../db/open';
import { prepareDatabase } from '../db/prepare';
import type { Env } from '../env';
import { systemClock } from '../system/clock';
import { backup, restore } from './backup';
import type { Command } from './command';
import { createAdmin } from './create-admin';
import { movePhotos } from './move-photos';
import { releasePhone } from './release-phone';
import { resetTwoStep } from './reset-two-step';
import { settings } from './settings';

const commands: Readonly<Record<string, Command>> = {
  backup,
  'create-admin': createAdmin,
  'move-photos': movePhotos,
  'release-phone': releasePhone,
  'reset-two-step': resetTwoStep,
  restore,
  settings,
};

/** It makes the tables itself, as the backup had them. */
const isForEmptyDatabase = (name: string): boolean => name === 'restore';

export const isCommand = (word: string | undefined): word is string =>
  word !== undefined && Object.hasOwn(commands, word);

/** Runs a command on the operator's database or the embedded one, whether or not the server is running. */
export async function runCommand(
  name: string,
  args: readonly string[],
  { env, migrations }: { env: Env; migrations: string },
): Promise<readonly string[]> {
  const embedded = env.databaseUrl ? null : await reachEmbedded({ dataDir: env.dataDir });
  const databaseUrl = env.databaseUrl ?? embedded?.url ?? '';
  const db = openDatabase(databaseUrl);
  try {
    const publicUrl = env.publicUrl ?? urlOf(env);
    const context = { db, databaseUrl, migrations, env, publicUrl, now: systemClock.now() };
    if (!isForEmptyDatabase(name)) await prepareDatabase(db, migrations, async () => {});
    return (await commands[name]?.(args, context)) ?? [];
  } finally {
    await db.close();
    await embedded?.stop();
  }
}

/** Where the server listens. 0.0.0.0 and :: stand for all networks, so localhost takes their place. */
function urlOf({ host, port }: Env): string {
  const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
