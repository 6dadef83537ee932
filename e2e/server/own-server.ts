import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type RunningServer, runServer } from './run-server';
import { test as base } from '../steps/test';

const main = fileURLToPath(new URL('../../api/dist/main.js', import.meta.url));

export interface OwnServer extends RunningServer {
  /** What a command of the operator prints; it fails with what it complains about. */
  command(...args: string[]): Promise<string>;
}

/** For tests that change what all visitors see: a server without demo data, theirs alone. */
export const test = base.extend<object, { own: OwnServer }>({
  own: [
    // Playwright wants to see which fixtures this one needs, and it needs none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const folder = await mkdtemp(join(tmpdir(), 'aaspaas-own-'));
      const settings = { DATA_DIR: join(folder, 'server'), DATABASE_URL: '', PUBLIC_URL: '', DEMO: '0' };
      const server = await runServer(settings);
      const command = async (...args: string[]) => {
        const options = { env: { ...process.env, ...settings, PORT: new URL(server.address).port } };
        return (await promisify(execFile)(process.execPath, [main, ...args], options)).stdout;
      };
      await provide({ ...server, command });
      await server.stop();
      await rm(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ own }, provide) => provide(own.address),
});
