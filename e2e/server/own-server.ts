import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { test as base } from '../steps/test';
import { copyStartedData, makeFolder } from './data-folder';
import { type RunningServer, runServer, serverMain } from './run-server';

export interface OwnServer extends RunningServer {
  /** What a command of the operator prints. Rejects where the command fails. */
  command(...args: string[]): Promise<string>;
  readonly dataDir: string;
}

/** For tests that change what all visitors see: a server without demo data, used by one worker only. */
export const test = base.extend<object, { own: OwnServer; ownSettings: Readonly<Record<string, string>> }>({
  /** More of the server's environment, for all tests of a file: `test.use({ ownSettings: { … } })`. */
  ownSettings: [{}, { scope: 'worker', option: true }],
  own: [
    async ({ ownSettings }, provide) => {
      const folder = await makeFolder();
      await copyStartedData('empty', join(folder, 'server'));
      const usual = { DATA_DIR: join(folder, 'server'), DATABASE_URL: '', PUBLIC_URL: '', DEMO: '0' };
      const settings = { ...usual, ...ownSettings };
      const server = await runServer(settings);
      const command = async (...args: string[]) => {
        const options = { env: { ...process.env, ...settings, PORT: new URL(server.url).port } };
        return (await promisify(execFile)(process.execPath, [serverMain, ...args], options)).stdout;
      };
      await provide({ ...server, command, dataDir: usual.DATA_DIR });
      await server.stop();
      await rm(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ own }, provide) => provide(own.url),
});
