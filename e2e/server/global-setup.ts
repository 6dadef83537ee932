import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMailServer } from './mail-server';
import { runServer } from './run-server';

/** One built server with the demo data, and one mail server, for the whole run. */
export default async function startServer(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'aaspaas-e2e-'));
  const mail = await startMailServer(join(dataDir, 'mail'));
  const serverData = join(dataDir, 'server');
  const server = await runServer({
    DATA_DIR: serverData,
    DEMO: '1',
    DEV_PAGES: '1',
    SMTP_URL: mail.url,
    MAIL_FROM: 'Aaspaas <hello@aaspaas.example>',
  });
  // Workers inherit the environment; `playwright.config.ts` and the steps read it.
  process.env['AASPAAS_URL'] = server.url;
  process.env['AASPAAS_MAIL'] = mail.folder;
  // Where e2e/steps/console.ts types the operator's commands.
  process.env['AASPAAS_DATA'] = serverData;
  return async () => {
    await server.stop();
    await mail.stop();
    await rm(dataDir, { recursive: true });
  };
}
