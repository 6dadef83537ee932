import { execFile } from 'node:child_process';
import { link, readFile, rename, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Home } from './home';

/** Not listened on; it is part of the socket's file name. */
export const port = 5432;

/** The file in which PostgreSQL says that it runs on its folder. It stays behind after a kill -9. */
export interface PidFile {
  text: string;
  pid: number;
  status: string;
}

export async function readPidFile(home: Home): Promise<PidFile | null> {
  const text = await readFile(pidFileOf(home), 'utf8').catch(() => null);
  if (text === null) return null;
  const lines = text.split('\n');
  return { text, pid: Number(lines[0]), status: lines[7]?.trim() ?? '' };
}

const pidFileOf = (home: Home): string => join(home.cluster, 'postmaster.pid');
const socketOf = (home: Home): string => join(home.socketDir, `.s.PGSQL.${port}`);

type State = 'free' | 'left behind' | 'stopping' | 'running';

export async function stateOf(home: Home): Promise<State> {
  const file = await readPidFile(home);
  if (!file) return 'free';
  // The pid may belong to another program by now, and a container does not see the pids of its neighbours. So both are
  // asked: the process by its command line, and the socket.
  if (!(await isServing(file.pid, home)) && !(await answers(socketOf(home)))) return 'left behind';
  return file.status === 'stopping' ? 'stopping' : 'running';
}

async function isServing(pid: number, home: Home): Promise<boolean> {
  return (await commandOf(pid)).includes(home.cluster);
}

async function commandOf(pid: number): Promise<string> {
  if (process.platform === 'linux') {
    const words = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    return words.replaceAll('\0', ' ');
  }
  const ps = promisify(execFile)('ps', ['-ww', '-o', 'command=', '-p', String(pid)]);
  return ps.then(
    ({ stdout }) => stdout,
    () => '',
  );
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

// A server whose Node process was killed needs a moment to notice. One that is stopping may have much to write to disk.
const patienceMs = { running: 1_000, stopping: 30_000 };

/** Waits for the server of an earlier start to end, and throws when it shows no sign of ending. */
export async function waitForTurn(home: Home): Promise<void> {
  const since = Date.now();
  for (;;) {
    const state = await stateOf(home);
    if (state === 'free' || state === 'left behind') return;
    if (Date.now() - since > patienceMs[state]) throw alreadyRunning(home);
    await pause(25);
  }
}

export function alreadyRunning(home: Home): Error {
  return new Error(
    `Aaspaas is already running on this data folder (${home.dataDir}). ` +
      'Stop it first, or set DATA_DIR to another folder.',
  );
}

/**
 * PostgreSQL removes the file of a killed server itself, unless the pid in it now belongs to another program. Then we
 * do it. The file is moved aside first and compared, so that a server that started in this moment keeps its own.
 */
export async function clearLeftBehind(home: Home): Promise<void> {
  const judged = await readPidFile(home);
  const aside = `${pidFileOf(home)}.${process.pid}`;
  await rename(pidFileOf(home), aside).catch(() => {});
  const taken = await readFile(aside, 'utf8').catch(() => null);
  if (taken !== null && taken !== judged?.text) await link(aside, pidFileOf(home)).catch(() => {});
  else await rm(`${socketOf(home)}.lock`, { force: true });
  await rm(aside, { force: true });
}
