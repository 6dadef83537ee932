import { execFile } from 'node:child_process';
import { chmod, mkdtemp } from 'node:fs/promises';
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

/** What a first start without demo data leaves behind. It takes some seconds, so that other servers begin with a copy. */
async function makeStartedData(dataDir: string): Promise<void> {
  const server = await runServer({ DATA_DIR: dataDir, DEMO: '0' });
  await server.stop();
}

const variable = 'AASPAAS_STARTED_DATA';

/** Made once for the whole run, where the workers find it. */
export async function keepStartedData(dataDir: string): Promise<void> {
  await makeStartedData(dataDir);
  process.env[variable] = dataDir;
}

/** With the owners of the files, which `fs.cp` does not keep. */
export async function copyStartedData(to: string): Promise<void> {
  await promisify(execFile)('cp', ['-a', process.env[variable] ?? '', to]);
}
