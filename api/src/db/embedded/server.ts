import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { readPidFile } from './pid-file';
import type { Home } from './home';
import { logMode, logSettings } from './log';
import { spawnAs } from './user';
import { totalmem } from 'node:os';

const megabyte = 1024 ** 2;
const least = 48;
/** Nearly all that searching a million listings reads fits into it. */
const most = 1024;

/**
 * How many megabytes the database keeps of what it read last: few on a small machine, where Node needs the rest. Memory
 * that is not used is not taken.
 */
export const megabytesToKeep = (memory: number): number =>
  Math.min(most, Math.max(least, Math.floor(memory / 16 / megabyte)));

/** In a container, the container's limit counts. */
export const memoryOfMachine = (): number => Math.min(totalmem(), process.constrainedMemory() || Infinity);

export interface Server {
  /** Resolves to false when the server ended instead. */
  isReady(): Promise<boolean>;
  /** Resolves when the server has ended, for whatever reason. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

/**
 * Stops PostgreSQL when our process ends, even by kill -9: then our end of the pipe closes, the inner shell comes to the
 * end of its input and asks PostgreSQL for a fast shutdown. The outer shell writes PostgreSQL's pid and ends when
 * PostgreSQL does.
 */
const watcher = `
exec 3<&0
"$@" </dev/null >&2 3<&- &
postgres=$!
echo "$postgres"
( while read -r line; do :; done; kill -INT "$postgres" ) <&3 >/dev/null 2>&1 &
watching=$!
exec 3<&- >&-
wait "$postgres"
code=$?
kill "$watching" 2>/dev/null
exit "$code"`;

const settings = {
  // No network at all: only users who may enter the folder of the socket can connect.
  listen_addresses: '',
  unix_socket_permissions: '0700',
  shared_buffers: `${megabytesToKeep(memoryOfMachine())}MB`,
  max_connections: '200',
  // Replication and I/O helper processes are for larger installations than the database of one machine.
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  io_method: 'sync',
  timezone: 'UTC',
  ...logSettings,
};

export async function launch(home: Home, binaries: string): Promise<Server> {
  const flags = Object.entries({ ...settings, unix_socket_directories: home.socketDir });
  const command = [join(binaries, 'bin/postgres'), '-D', home.cluster];
  for (const [name, value] of flags) command.push('-c', `${name}=${value}`);
  const log = await open(home.log, 'a', logMode);
  // A process group of its own, because Ctrl-C in a terminal goes to the whole group, and we finish requests first.
  const child = spawn('/bin/sh', ['-c', watcher, 'aaspaas-database', ...command], {
    ...spawnAs(home.runsAs),
    stdio: ['pipe', 'pipe', log.fd],
    detached: true,
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  try {
    await once(child, 'spawn');
  } finally {
    await log.close();
  }
  // The shell may end before us; writing to its input then fails, which does not matter.
  child.stdin?.on('error', () => {});
  const pid = await readPid(child);
  letGo(child);
  return { isReady: () => isReady(home, pid, child), ended, stop: () => stop(child, pid, ended) };
}

async function readPid(child: ChildProcess): Promise<number> {
  for await (const line of child.stdout ?? []) return Number(line);
  return 0;
}

/** Node must not keep running only because the database still does. */
function letGo(child: ChildProcess): void {
  child.unref();
  // Pipes to a child process are sockets, and only sockets have `unref`.
  for (const pipe of [child.stdin, child.stdout]) if (pipe && 'unref' in pipe) (pipe as Socket).unref();
}

async function isReady(home: Home, pid: number, child: ChildProcess): Promise<boolean> {
  while (child.exitCode === null && child.signalCode === null) {
    const file = await readPidFile(home);
    // Another start may have been faster; its file has another pid.
    if (file?.pid === pid && file.status === 'ready') return true;
    await pause(10);
  }
  return false;
}

// A fast shutdown writes everything to disk. If that takes longer than this the disk is stuck, and the server is ended
// at once; it repairs itself from its write-ahead log at the next start.
const shutdownMs = 20_000;

async function stop(child: ChildProcess, pid: number, ended: Promise<void>): Promise<void> {
  child.ref();
  const timer = setTimeout(() => process.kill(pid, 'SIGQUIT'), shutdownMs);
  child.stdin?.end();
  await ended;
  clearTimeout(timer);
}
