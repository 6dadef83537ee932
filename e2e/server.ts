import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { startMailbox } from './mailbox';

const main = fileURLToPath(new URL('../api/dist/main.js', import.meta.url));

/** One built server with the demo data for the whole run, on a port that the system picks. */
export default async function startServer(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'aaspaas-e2e-'));
  const mailbox = await startMailbox(join(dataDir, 'mail'));
  const server = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: join(dataDir, 'server'),
      DATABASE_URL: '',
      DEV_PAGES: '1',
      SMTP_URL: mailbox.url,
      MAIL_FROM: 'Aaspaas <hello@aaspaas.example>',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // Workers inherit the environment; `e2e/test.ts` and `e2e/mailbox.ts` read it.
  process.env['AASPAAS_URL'] = await readAddress(server);
  process.env['AASPAAS_MAIL'] = mailbox.folder;
  return async () => {
    server.kill('SIGTERM');
    await once(server, 'exit');
    await mailbox.stop();
    await rm(dataDir, { recursive: true });
  };
}

async function readAddress(server: ChildProcess): Promise<string> {
  if (!server.stdout) throw new Error('the server has no output to read');
  const lines = createInterface(server.stdout);
  for await (const line of lines) {
    const address = /is ready at (http:\S+)/.exec(line)?.[1];
    if (address) return address;
  }
  throw new Error('the server ended before it was ready; run "npm start" to see why');
}
