import { spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const projectDir = fileURLToPath(new URL('../..', import.meta.url));
const patience = 120_000;

let folder: string;

beforeAll(async () => {
  // Inside the project, where it finds its packages.
  await mkdir(join(projectDir, '.cache'), { recursive: true });
  folder = await mkdtemp(join(projectDir, '.cache/whole-server-'));
  await build({
    configFile: join(projectDir, 'api/vite.config.ts'),
    logLevel: 'error',
    build: { outDir: join(folder, 'dist'), sourcemap: false },
  });
}, patience);
afterAll(() => rm(folder, { recursive: true }));

test(
  'the server closes its data folder to others also where the database is another’s',
  async () => {
    const dataDir = join(folder, 'data');
    await mkdir(dataDir);
    await chmod(dataDir, 0o755);
    const server = spawn(process.execPath, [join(folder, 'dist/main.js')], {
      // Nobody answers there: the folder is closed before anything else.
      env: {
        ...process.env,
        DATA_DIR: dataDir,
        DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
        PORT: '0',
      },
      stdio: 'ignore',
    });
    try {
      await vi.waitFor(async () => expect((await stat(dataDir)).mode & 0o007).toBe(0), 30_000);
    } finally {
      server.kill('SIGKILL');
    }
  },
  patience,
);
