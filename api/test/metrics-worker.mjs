// @ts-check
// A worker that answers no visitors, and tells its metrics when it is asked for them.
import { runnerImport } from 'vite';

const load = (/** @type {string} */ file) =>
  runnerImport(`${import.meta.dirname}/../src/metrics/${file}`, { logLevel: 'error' });
const [{ module: workers }, { module: requests }, { module: family }] = await Promise.all([
  load('of-workers.ts'),
  load('requests.ts'),
  load('family.ts'),
]);

const counts = requests.openRequestCounts();
for (let count = 0; count < Number(process.env['REQUESTS']); count++) counts.add('GET', '/', 200, 1);
workers.tellMetrics({
  ofProcess: () => counts.families(),
  ofInstallation: async () => [family.gauge('aaspaas_database_up', '', 1)],
  stop: () => {},
});
process.send?.('ready');
