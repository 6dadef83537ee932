import type { Job } from './every';

/** A job as the console knows it. */
export interface BookedJob extends Pick<Job, 'pauseMs' | 'runOnce'> {
  /** The key of its row in the table of runs. */
  readonly name: string;
  /** What it does, in the operator's words. */
  readonly title: string;
}

/** The jobs of this process. They start after the pages do, so the book is empty at first. */
export interface JobBook {
  add(job: BookedJob): void;
  all(): readonly BookedJob[];
}

export function openJobBook(): JobBook {
  const jobs: BookedJob[] = [];
  return { add: (job) => void jobs.push(job), all: () => jobs };
}
