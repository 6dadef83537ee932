import pg from 'pg';
import { parseUrl } from './open';

interface Listening {
  stop(): Promise<void>;
}

const againAfterMs = 2000;

/**
 * Calls `onNews` whenever a process notifies the channel, and after every new connection, because news may have been
 * missed before it. A connection of its own, since those of the pool come and go.
 */
export function listen(url: string, channel: string, onNews: () => void): Listening {
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ ...parseUrl(url), application_name: 'aaspaas', keepAlive: true });
    client = fresh;
    fresh.on('notification', onNews);
    fresh.on('error', () => {});
    fresh.on('end', again);
    await fresh.connect();
    await fresh.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
    onNews();
  }
  function again(): void {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(start, againAfterMs).unref();
  }
  function start(): void {
    connect().catch(again);
  }
  start();
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await client?.end().catch(() => {});
    },
  };
}
