import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../src/app';
import { openListener } from '../src/db/listen';
import { openDatabase } from '../src/db/open';
import { shareBetweenGuests } from '../src/http/shared-replies/share-between-guests';
import { openPhotoFolder } from '../src/photos/folder-store';
import { startFollowingAdditions } from '../src/search/additions/refresh';
import { systemClock } from '../src/system/clock';

// Another process of the server on a test's database, which it is given as an argument. It says on which port it
// listens, and ends when its input does.

/** The server with what keeps its words in line with those of others, as `main` starts it. */
async function serve(databaseUrl: string) {
  const database = openDatabase(databaseUrl, { connections: 2 });
  const photoStore = await openPhotoFolder(await mkdtemp(join(tmpdir(), 'aaspaas-media-')));
  const listener = openListener(databaseUrl, ['changes', 'search_additions']);
  const shared = shareBetweenGuests(listener);
  const app = await buildApp({
    database,
    shared,
    clock: systemClock,
    photoStore,
    clientFolder: null,
    pages: null,
    isSecure: false,
    publicUrl: () => 'https://aaspaas.example',
    tileUrl: 'https://tile.example/{z}/{x}/{y}.png',
    geocoderUrl: 'https://geocoder.example/reverse',
    trustProxy: ['loopback'],
    sealKey: Buffer.alloc(32, 7),
    logLevel: 'silent',
  });
  const following = startFollowingAdditions({ database, listener, shared, log: () => {} });
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const stop = async () => {
    await following.stop();
    await listener.stop();
    await app.close();
    await database.close();
  };
  return { port, stop };
}

const { port, stop } = await serve(process.argv[2] ?? '');
process.stdout.write(`${port}\n`);
process.stdin.resume().on('end', () => void stop().then(() => process.exit(0)));
