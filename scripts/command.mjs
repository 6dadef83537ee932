// @ts-check
// What the operator does at the machine itself, by the built server's own code: `npm run settings`, `npm run admin:create`.
import './node-version.mjs';
import { existsSync } from 'node:fs';
import { installIfNeeded } from './install.mjs';
import { giveUp, inProject, runNode, settleDataDir } from './project.mjs';

const main = inProject('api/dist/main.js');

await installIfNeeded();
// Never over the files of a server that may be running: its own start has built them.
if (!existsSync(main)) {
  console.log('Building…');
  if (!(await runNode([inProject('scripts/build.mjs')])).ok)
    giveUp('The build failed. What it says above tells why.');
}
settleDataDir();
const { ok } = await runNode([main, ...process.argv.slice(2)]);
process.exitCode = ok ? 0 : 1;
