import type { Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { FromWorker, ToWorker } from './messages';

interface Settings {
  readonly count: number;
  fork(): Worker;
  /** Says what the operator should know. */
  readonly log: (message: string) => void;
}

/** One that has served for this long did not die of its start. */
const longEnoughMs = 10_000;
const firstPauseMs = 100;
const longestPauseMs = 30_000;
/** How long requests under way may take: when everything stops, and when another worker serves already. */
const stopMs = 9_000;
const replaceMs = 60_000;

/** Keeps as many workers serving as there should be. */
export class Workers {
  readonly #settings: Settings;
  readonly #alive = new Set<Worker>();
  readonly #serving = new Set<Worker>();
  readonly #stopping = new AbortController();
  #pauseMs = firstPauseMs;
  #replacing = Promise.resolve();

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  /** Resolves to its URL when the first serves, and the others follow. Rejects if the first ends instead. */
  async start(): Promise<string> {
    const url = await this.#begin();
    for (let more = 1; more < this.#settings.count; more++)
      void this.#begin().catch(() => this.#beginAgain());
    return url;
  }

  /** Each is replaced by a new one: first the new one serves, then the old one stops. */
  replaceAll(): Promise<void> {
    // One after the other also when it is asked for twice.
    this.#replacing = this.#replacing.catch(() => {}).then(() => this.#replaceEach());
    return this.#replacing;
  }

  /** Those that serve at the moment. */
  list(): readonly Worker[] {
    return Array.from(this.#serving);
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await Promise.all(Array.from(this.#alive, (worker) => this.#end(worker, stopMs)));
  }

  async #begin(): Promise<string> {
    const worker = this.#settings.fork();
    const begun = performance.now();
    this.#alive.add(worker);
    worker.once('exit', () => {
      this.#alive.delete(worker);
      if (this.#serving.delete(worker)) this.#onDeath(worker, performance.now() - begun);
    });
    worker.on('message', ({ sightings }: FromWorker) => {
      if (sightings) for (const other of this.#serving) if (other !== worker) tell(other, { sightings });
    });
    const url = await untilReady(worker);
    if (!this.#stopping.signal.aborted) this.#serving.add(worker);
    return url;
  }

  #onDeath({ process: { pid, signalCode, exitCode } }: Worker, livedMs: number): void {
    this.#settings.log(`Process ${pid} has ended (${signalCode ?? exitCode}). Another takes its place.`);
    if (livedMs > longEnoughMs) this.#pauseMs = firstPauseMs;
    void this.#beginAgain();
  }

  /** Ever later while the new ones end at once. */
  async #beginAgain(): Promise<void> {
    const { signal } = this.#stopping;
    for (let hasBegun = false; !hasBegun;) {
      await pause(this.#pauseMs, undefined, { signal }).catch(() => {});
      if (signal.aborted) return;
      this.#pauseMs = Math.min(2 * this.#pauseMs, longestPauseMs);
      hasBegun = await this.#begin().then(
        () => true,
        () => false,
      );
    }
  }

  async #end(worker: Worker, withinMs: number): Promise<void> {
    this.#serving.delete(worker);
    if (!this.#alive.has(worker)) return;
    const ended = once(worker, 'exit');
    const timer = setTimeout(() => worker.process.kill('SIGKILL'), withinMs);
    tell(worker, { stop: true });
    await ended;
    clearTimeout(timer);
  }

  async #replaceEach(): Promise<void> {
    const old = Array.from(this.#serving);
    for (const worker of old) {
      if (this.#stopping.signal.aborted) return;
      await this.#begin();
      await this.#end(worker, replaceMs);
    }
  }
}

function untilReady(worker: Worker): Promise<string> {
  return new Promise((resolve, reject) => {
    worker.on('message', ({ ready }: FromWorker) => ready && resolve(ready));
    worker.once('exit', () => reject(new Error('A process ended before it was ready.')));
  });
}

/** One that ends at this moment need not hear it. */
function tell(worker: Worker, message: ToWorker): void {
  if (worker.isConnected()) worker.send(message, () => {});
}
