import { gauge } from '../src/metrics/family';
import { tellMetrics } from '../src/metrics/of-workers';
import { openRequestCounts } from '../src/metrics/requests';

// A worker that answers no visitors, and tells its metrics when it is asked for them.
const counts = openRequestCounts();
for (let count = 0; count < Number(process.env['REQUESTS']); count++) counts.add('GET', '/', 200, 1);
tellMetrics({
  ofProcess: () => counts.families(),
  ofInstallation: async () => [gauge('aaspaas_database_up', '', 1)],
  stop: () => {},
});
process.send?.('ready');
