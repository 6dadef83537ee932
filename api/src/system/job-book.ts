import type { Job } from './repeat';

export interface JobTitle {
  /** The key of its row in the table of runs. */
  readonly name: string;
  /** What it does, in the operator's words. */
  readonly title: string;
}

/** A job that this process runs. */
export interface BookedJob extends JobTitle, Pick<Job, 'pauseMs' | 'runOnce'> {}

/** The jobs of the server, for the console. */
export interface JobBook {
  /** All of them, whichever process runs them. */
  readonly titles: readonly JobTitle[];
  add(job: BookedJob): void;
  remove(name: string): void;
  /** Those that this process runs at the moment. */
  running(): readonly BookedJob[];
}

export function openJobBook(titles: readonly JobTitle[] = []): JobBook {
  let jobs: readonly BookedJob[] = [];
  return {
    titles,
    add: (job) => void (jobs = [...jobs, job]),
    remove: (name) => void (jobs = jobs.filter((job) => job.name !== name)),
    running: () => jobs,
  };
}
