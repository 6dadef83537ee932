import type { Worker } from 'node:cluster';
import { type Family, joinFamilies, processCount, withLabels } from './family';
import type { Metrics } from './open';

/** What the first process sends to a worker. */
export interface MetricsQuestion {
  readonly number: number;
  /** One of the workers is asked for what is the same in all. */
  readonly wantsInstallation: boolean;
}

/** What the worker sends back. */
export interface MetricsAnswer {
  readonly number: number;
  readonly ofProcess: readonly Family[];
  readonly ofInstallation: readonly Family[];
}

interface Message {
  readonly metrics?: MetricsQuestion;
}

interface Reply {
  readonly metrics?: MetricsAnswer;
}

/** In a worker: tells its metrics whenever the first process asks for them. */
export function tellMetrics({ ofProcess, ofInstallation }: Metrics): void {
  process.on('message', ({ metrics: question }: Message) => {
    if (question) void tell(question);
  });
  async function tell({ number, wantsInstallation }: MetricsQuestion): Promise<void> {
    const metrics = {
      number,
      ofProcess: ofProcess(),
      ofInstallation: wantsInstallation ? await ofInstallation() : [],
    };
    process.send?.({ metrics } satisfies Reply);
  }
}

/** Longer than a worker waits for the database, and shorter than Prometheus waits for us. */
const answerWithinMs = 6000;

/** In the first process: the metrics of all workers. Each keeps its own numbers, so that one that is new counts from 0. */
export function openWorkerMetrics(listWorkers: () => readonly Worker[]): () => Promise<Family[]> {
  const slotOf = openSlots();
  let questions = 0;
  return async () => {
    const workers = listWorkers();
    const answers = await Promise.all(
      workers.map((worker, at) => ask(worker, { number: (questions += 1), wantsInstallation: at === 0 })),
    );
    const told = answers.flatMap((answer, at) => {
      const worker = workers[at];
      return answer && worker ? [{ ...answer, process: slotOf(worker) }] : [];
    });
    return joinFamilies([
      ...told.map(({ ofProcess, process }) => withLabels(ofProcess, { process })),
      ...told.map(({ ofInstallation }) => ofInstallation),
      [processCount(told.length)],
    ]);
  };
}

/** A worker that comes after another gets its slot, so that there are few of them over the years. */
function openSlots(): (worker: Worker) => string {
  const workers: Worker[] = [];
  return (worker) => {
    const known = workers.indexOf(worker);
    const free = workers.findIndex((each) => each.isDead());
    const slot = known >= 0 ? known : free >= 0 ? free : workers.length;
    workers[slot] = worker;
    return String(slot + 1);
  };
}

/** Null: it has not answered in time, or is no longer there. */
function ask(worker: Worker, question: MetricsQuestion): Promise<MetricsAnswer | null> {
  return new Promise((resolve) => {
    const hear = ({ metrics }: Reply) => metrics?.number === question.number && end(metrics);
    const giveUp = () => end(null);
    const timer = setTimeout(giveUp, answerWithinMs);
    function end(answer: MetricsAnswer | null): void {
      clearTimeout(timer);
      worker.off('message', hear).off('exit', giveUp);
      resolve(answer);
    }
    worker.on('message', hear).once('exit', giveUp);
    worker.send({ metrics: question } satisfies Message, (error) => error && giveUp());
  });
}
