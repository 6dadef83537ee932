import { startEmbedded } from '../src/db/embedded/start';
import { openDatabase } from '../src/db/open';

// Another process with the database of a folder: it writes a row, says so, and then lives until it is killed.
const { url } = await startEmbedded({ dataDir: process.argv[2] ?? '' });
await openDatabase(url).script("CREATE TABLE kept (word text); INSERT INTO kept VALUES ('acknowledged')");
process.stdout.write('written\n');
setInterval(() => {}, 1000);
