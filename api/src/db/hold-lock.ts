import pg from 'pg';
import { setTimeout as pause } from 'node:timers/promises';
import { parseUrl } from './open';

/** The work of the process that holds the lock. */
export interface HeldWork {
  begin(): void;
  /** Waits for running work; then another process may begin. */
  end(): Promise<void>;
}

export interface Holding {
  /** Ends the work, if it was ours, and frees the lock. */
  stop(): Promise<void>;
}

/** How often the lock is asked for, or its connection tried. */
const checkMs = 1000;
/** A holder that gets no answer for this long has ended its work before the database gives the lock to another. */
const answerMs = 5000;
const keepAlive = '-c tcp_keepalives_idle=5 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=2';

/**
 * Of all processes that use the database, on any machine, one does the work: the one whose connection holds the lock.
 * When the process or its connection dies, the database gives the lock to another. We ask for the lock again and again,
 * because a statement that waited for it would all the time keep old rows from being cleared away.
 */
export function holdLock(url: string, lock: number, work: HeldWork): Holding {
  const stopping = new AbortController();
  const wait = (signal: AbortSignal) => pause(checkMs, undefined, { ref: false, signal });

  async function hold(): Promise<void> {
    const lost = new AbortController();
    const ended = AbortSignal.any([stopping.signal, lost.signal]);
    const client = openClient(url).on('error', () => lost.abort());
    client.on('end', () => lost.abort());
    try {
      await client.connect();
      while (!(await takes(client, lock))) await wait(ended);
      await workUntilLost(client, ended);
    } finally {
      await client.end();
    }
  }

  async function workUntilLost(client: pg.Client, ended: AbortSignal): Promise<void> {
    work.begin();
    try {
      for (;;) {
        await wait(ended);
        await client.query('SELECT 1');
      }
    } finally {
      await work.end();
    }
  }

  async function keepTrying(): Promise<void> {
    while (!stopping.signal.aborted) {
      // It was stopped or lost its connection; the next turn of the loop finds out which.
      await hold().catch(() => {});
      await wait(stopping.signal).catch(() => {});
    }
  }

  const trying = keepTrying();
  return {
    stop: () => {
      stopping.abort();
      return trying;
    },
  };
}

const openClient = (url: string): pg.Client =>
  new pg.Client({
    ...parseUrl(url),
    application_name: `aaspaas jobs ${process.pid}`,
    keepAlive: true,
    connectionTimeoutMillis: answerMs,
    query_timeout: answerMs,
    options: keepAlive,
  });

async function takes(client: pg.Client, lock: number): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [lock]);
  return rows[0]?.taken ?? false;
}
