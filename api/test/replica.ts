import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { vi } from 'vitest';
import { findBinaries } from '../src/db/embedded/binaries';
import { findDatabaseUser, handOver, isRoot, type RunsAs, spawnAs } from '../src/db/embedded/user';
import { openDatabase } from '../src/db/open';

const run = promisify(execFile);

interface Server {
  readonly url: string;
  stop(): Promise<void>;
}

/** A database and its replica, as an operator with several machines has them. */
export interface ReplicaPair {
  readonly primary: Server;
  readonly replica: Server;
  stop(): Promise<void>;
}

export async function startReplicaPair(): Promise<ReplicaPair> {
  const runsAs = isRoot() ? await findDatabaseUser() : null;
  const binaries = await findBinaries(runsAs);
  const folder = await mkdtemp(join(tmpdir(), 'aaspaas-pair-'));
  await handOver(folder, runsAs);
  const [first, second] = [join(folder, 'primary'), join(folder, 'replica')];
  const access = ['--username=aaspaas', '--auth=trust', '--encoding=UTF8', '--locale=C'];
  await run(join(binaries, 'bin/initdb'), ['-D', first, ...access], spawnAs(runsAs));
  // A copy of a database that does not run is where a replica can begin.
  await run('cp', ['-a', first, second]);
  await writeFile(join(second, 'standby.signal'), '');
  await handOver(second, runsAs);
  const start = (name: string, settings: Readonly<Record<string, string>>) =>
    startServer(join(binaries, 'bin/postgres'), join(folder, name), runsAs, settings);
  const primary = await start('primary', {});
  const replica = await start('replica', { primary_conninfo: `host=${first} user=aaspaas` });
  const stop = async () => {
    await Promise.all([replica.stop(), primary.stop()]);
    await rm(folder, { recursive: true });
  };
  return { primary, replica, stop };
}

async function startServer(
  program: string,
  folder: string,
  runsAs: RunsAs,
  settings: Readonly<Record<string, string>>,
): Promise<Server> {
  const all = { listen_addresses: '', unix_socket_directories: folder, fsync: 'off', ...settings };
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(program, ['-D', folder, ...flags], { ...spawnAs(runsAs), stdio: 'ignore' });
  const ended = once(child, 'exit');
  const url = `socket:${encodeURI(folder)}?db=postgres&user=aaspaas`;
  const database = openDatabase(url, { connections: 1 });
  await vi.waitFor(() => database.script('SELECT 1'), { timeout: 20_000, interval: 20 });
  await database.close();
  const stop = async () => {
    child.kill('SIGINT');
    await ended;
  };
  return { url, stop };
}
