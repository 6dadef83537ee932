import { execFile } from 'node:child_process';
import { link, readFile, rename, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Home } from './home';

/** Also in the name of its socket. */
export const port = 5432;

/** What PostgreSQL writes about itself into its folder; it stays behind after a kill -9. */
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
  // The number may belong to some other program by now, and a container does not see its neighbour's numbers.
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

// A server whose Node was killed needs a moment to notice; one that is stopping needs as long as its disk does.
const patienceMs = { running: 1_000, stopping: 30_000 };

/** Waits for the server of an earlier start to end, and refuses when it shows no sign of ending. */
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
 * PostgreSQL clears what a killed server left, unless the number in it now belongs to another program.
 * Moved aside first and compared, so that a server that started this instant keeps its file.
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
