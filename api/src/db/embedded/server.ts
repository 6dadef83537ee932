import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { readPidFile } from './holder';
import type { Home } from './home';
import { logMode, logSettings } from './log';
import { spawnAs } from './user';

export interface Server {
  /** False when it ended instead. */
  isReady(): Promise<boolean>;
  /** However it ended. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

/**
 * Ends with us, however we end: our end of the pipe closes even on kill -9, the inner shell reads to its end
 * and asks for a fast shutdown. The outer shell tells us PostgreSQL's number and ends when PostgreSQL does.
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
  // No network at all: only who may enter the socket's folder can connect.
  listen_addresses: '',
  unix_socket_permissions: '0700',
  shared_buffers: '48MB',
  max_connections: '200',
  // Replication and I/O helper processes serve bigger houses than one machine's own database.
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
  // Its own process group: Ctrl-C in a terminal goes to the whole group, and we still have requests to finish.
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
  // It may have ended before us; then there is nothing left to tell it.
  child.stdin?.on('error', () => {});
  const pid = await readPid(child);
  letGo(child);
  return { isReady: () => isReady(home, pid, child), ended, stop: () => stop(child, pid, ended) };
}

async function readPid(child: ChildProcess): Promise<number> {
  for await (const line of child.stdout ?? []) return Number(line);
  return 0;
}

/** A database alone is no reason for the process to live on. */
function letGo(child: ChildProcess): void {
  child.unref();
  // Pipes to a child are sockets, and only sockets can be let go.
  for (const pipe of [child.stdin, child.stdout]) if (pipe && 'unref' in pipe) (pipe as Socket).unref();
}

async function isReady(home: Home, pid: number, child: ChildProcess): Promise<boolean> {
  while (child.exitCode === null && child.signalCode === null) {
    const file = await readPidFile(home);
    // Another start may have won the folder; its file carries another number.
    if (file?.pid === pid && file.status === 'ready') return true;
    await pause(10);
  }
  return false;
}

// A fast shutdown writes everything to disk first; past this the disk is stuck and the log will do.
const shutdownMs = 20_000;

async function stop(child: ChildProcess, pid: number, ended: Promise<void>): Promise<void> {
  child.ref();
  const timer = setTimeout(() => process.kill(pid, 'SIGQUIT'), shutdownMs);
  child.stdin?.end();
  await ended;
  clearTimeout(timer);
}
