import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runServer } from './run-server';

/** A new folder that the database's own user can reach, so that its files lie inside and can be copied. */
export async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'aaspaas-e2e-'));
  await chmod(folder, 0o755);
  return folder;
}

/** What first starts leave behind. They take some seconds, so that other servers begin with a copy. */
type Started = 'empty' | 'demo';
const variableOf = (kind: Started) => `AASPAAS_STARTED_${kind}`;

/** Made once for the whole run, where the workers find it. */
export async function keepStartedData(kind: Started, dataDir: string): Promise<void> {
  const server = await runServer({ DATA_DIR: dataDir, DEMO: kind === 'demo' ? '1' : '0' });
  await server.stop();
  process.env[variableOf(kind)] = dataDir;
}

export const copyStartedData = (kind: Started, to: string): Promise<void> =>
  copy(process.env[variableOf(kind)] ?? '', to);

/** The photos of the demo data alone: a first start that finds them need not draw them again. */
export async function copyDrawnPhotos(to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  await copy(join(process.env[variableOf('demo')] ?? '', 'media'), to);
}

/** With the owners of the files, which `fs.cp` does not keep. */
const copy = async (from: string, to: string): Promise<void> =>
  void (await promisify(execFile)('cp', ['-a', from, to]));
