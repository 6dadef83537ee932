import { type Family, joinFamilies, processCount, withLabels } from './family';
import { type Installation, installationFamilies } from './of-installation';
import { partFamilies, type WatchedParts } from './of-parts';
import { watchProcess } from './of-process';
import type { RequestCounts } from './requests';

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
