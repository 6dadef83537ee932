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
export async function makeStartedData(dataDir: string): Promise<void> {
  const server = await runServer({ DATA_DIR: dataDir, DEMO: '0' });
  await server.stop();
}

/** With the owners of the files, which `fs.cp` does not keep. */
export async function copyData(from: string, to: string): Promise<void> {
  await promisify(execFile)('cp', ['-a', from, to]);
}
