import { reachEmbedded } from '../db/embedded/start';
import { openDatabase } from '../db/open';
import { prepareDatabase } from '../db/prepare';
import type { Env } from '../env';
import { systemClock } from '../system/clock';
import type { Command } from './command';
import { createAdmin } from './create-admin/command';
import { releasePhone } from './release-phone/command';
import { settings } from './settings';

const commands: Readonly<Record<string, Command>> = {
  'create-admin': createAdmin,
  'release-phone': releasePhone,
  settings,
};

export const isCommand = (word: string | undefined): word is string =>
  word !== undefined && Object.hasOwn(commands, word);

/** Does what was asked, on the operator's database or the embedded one, whether the server is running or not. */
export async function runCommand(
  name: string,
  args: readonly string[],
  { env, migrations }: { env: Env; migrations: string },
): Promise<readonly string[]> {
  const embedded = env.databaseUrl ? null : await reachEmbedded({ dataDir: env.dataDir });
  const db = openDatabase(env.databaseUrl ?? embedded?.url ?? '');
  try {
    const desk = { db, env, publicUrl: env.publicUrl ?? addressOf(env), now: systemClock.now() };
    await prepareDatabase(db, migrations, async () => {});
    return (await commands[name]?.(args, desk)) ?? [];
  } finally {
    await db.close();
    await embedded?.stop();
  }
}

/** Where the server listens, or will. An address for all networks is no address to go to. */
function addressOf({ host, port }: Env): string {
  const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
