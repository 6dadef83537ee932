import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { copyStartedData, keepStartedData, makeFolder } from './data-folder';
import { startMailServer } from './mail-server';
import { runServer } from './run-server';
import { startTileServer } from './tile-server';

/** One built server with the demo data, one mail server and one for the pictures of maps, for the whole run. */
export default async function startServer(): Promise<() => Promise<void>> {
  const folder = await makeFolder();
  const mail = await startMailServer(join(folder, 'mail'));
  const tiles = await startTileServer();
  // Also for servers that a test starts for itself.
  process.env['TILE_URL'] = tiles.url;
  const serverData = join(folder, 'server');
  // Each keeps one core busy most of the time, so that both at once take hardly longer than one.
  await Promise.all([
    keepStartedData('empty', join(folder, 'started')),
    keepStartedData('demo', join(folder, 'demo')),
  ]);
  await copyStartedData('demo', serverData);
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
  return async () => {
    await server.stop();
    await mail.stop();
    await tiles.stop();
    await rm(folder, { recursive: true });
  };
}
