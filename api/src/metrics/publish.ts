import cluster from 'node:cluster';
import { tellMetrics } from './of-workers';
import { type MetricsParts, openMetrics, readAlone } from './open';
import { type MetricsAddress, type MetricsServer, serveMetrics } from './serve';

/** Serves the metrics of this process. Where it is one of several, it tells them the first one, which serves them. */
export async function publishMetrics(
  address: MetricsAddress,
  parts: MetricsParts,
): Promise<Pick<MetricsServer, 'stop'> & Partial<MetricsServer>> {
  const metrics = openMetrics(parts);
  const server = cluster.isWorker ? null : await serveMetrics(address, () => readAlone(metrics));
  if (!server) tellMetrics(metrics);
  return {
    ...server,
    stop: async () => {
      metrics.stop();
      await server?.stop();
    },
  };
}
