import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { copyData, makeFolder, makeStartedData } from './data-folder';
import { startMailServer } from './mail-server';
import { runServer } from './run-server';

/** One built server with the demo data, and one mail server, for the whole run. */
export default async function startServer(): Promise<() => Promise<void>> {
  const folder = await makeFolder();
  const mail = await startMailServer(join(folder, 'mail'));
  const started = join(folder, 'started');
  const serverData = join(folder, 'server');
  await makeStartedData(started);
  await copyData(started, serverData);
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
  // For steps that reach the database of this server.
  process.env['AASPAAS_DATA'] = serverData;
  process.env['AASPAAS_STARTED_DATA'] = started;
  return async () => {
    await server.stop();
    await mail.stop();
    await rm(folder, { recursive: true });
  };
}
