// Imported first and for its effect: what follows uses things that older versions lack.
import { readFileSync } from 'node:fs';

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const wanted = engines.node.replace('>=', '');
const [wantedMajor, wantedMinor] = wanted.split('.').map(Number);
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < wantedMajor || (major === wantedMajor && minor < wantedMinor)) {
  console.error(`Aaspaas needs Node ${wanted} or newer, and this is Node ${process.versions.node}.`);
  process.exit(1);
}
