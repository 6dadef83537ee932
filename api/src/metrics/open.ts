import { type Family, joinFamilies, processCount, withLabels, counter, gauge } from './family';
import { type Installation, installationFamilies } from './of-installation';
import { partFamilies, type WatchedParts } from './of-parts';
import type { RequestCounts } from './requests';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';

/** The metrics of one process. */
export interface Metrics {
  ofProcess(): Family[];
  /** The same in every process. */
  ofInstallation(): Promise<Family[]>;
  stop(): void;
}

export type MetricsParts = WatchedParts & Installation & { readonly requests: RequestCounts };

export function openMetrics(parts: MetricsParts): Metrics {
  const watch = watchProcess();
  return {
    ofProcess: () => [...parts.requests.families(), ...partFamilies(parts), ...watch.families()],
    ofInstallation: () => installationFamilies(parts),
    stop: watch.stop,
  };
}

/** Where one process does everything. */
export const readAlone = async ({ ofProcess, ofInstallation }: Metrics): Promise<Family[]> =>
  joinFamilies([withLabels(ofProcess(), { process: '1' }), await ofInstallation(), [processCount(1)]]);

/** How this process itself is doing. */
interface ProcessWatch {
  families(): Family[];
  stop(): void;
}

/** Often enough to see what holds up a visitor; each look costs some microseconds. */
const sampleEveryMs = 20;
const quantiles = [0.5, 0.99, 1];

function watchProcess(): ProcessWatch {
  const delays = monitorEventLoopDelay({ resolution: sampleEveryMs });
  delays.enable();
  return {
    families() {
      // What is measured is the time from one look to the next.
      const delayAt = (quantile: number) =>
        Math.max(0, delays.percentile(100 * quantile) / 1e9 - sampleEveryMs / 1000);
      const loop = quantiles.map((quantile) => [{ quantile: String(quantile) }, delayAt(quantile)] as const);
      delays.reset();
      return [
        gauge(
          'aaspaas_event_loop_delay_seconds',
          'How late work began, since the last time this was read.',
          loop,
        ),
        ...resources(),
      ];
    },
    stop: () => void delays.disable(),
  };
}

function resources(): Family[] {
  const { rss, heapUsed, external } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  return [
    counter(
      'aaspaas_event_loop_busy_seconds_total',
      'How long JavaScript was running and nothing else could.',
      performance.eventLoopUtilization().active / 1000,
    ),
    counter('process_cpu_seconds_total', 'Time of the processor, in all threads.', (user + system) / 1e6),
    gauge('process_resident_memory_bytes', 'Memory that the process takes.', rss),
    gauge('aaspaas_heap_used_bytes', 'Memory of JavaScript objects.', heapUsed),
    gauge('aaspaas_external_memory_bytes', 'Memory of buffers, such as replies that are kept.', external),
    gauge('process_start_time_seconds', 'When the process began.', performance.timeOrigin / 1000),
  ];
}
