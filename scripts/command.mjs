// @ts-check
// The operator's commands, such as `npm run settings`. They are part of the built server.
import './node-version.mjs';
import { existsSync } from 'node:fs';
import { installIfNeeded } from './install.mjs';
import { completeEnvironment, giveUp, inProject, runNode } from './project.mjs';

const main = inProject('api/dist/main.js');

await installIfNeeded();
// Builds only if there is no build at all: a server that is running may be using the files.
if (!existsSync(main)) {
  console.log('Building…');
  if (!(await runNode([inProject('scripts/build.mjs')])).ok)
    giveUp('The build failed. What it says above tells why.');
}
completeEnvironment();
const { ok } = await runNode([main, ...process.argv.slice(2)]);
process.exitCode = ok ? 0 : 1;
