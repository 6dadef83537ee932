import pg from 'pg';
import { setTimeout as pause } from 'node:timers/promises';
import { parseUrl } from './open';

/** Called with a notification of the channel, or with null when some may have been missed. */
type Heard = (payload: string | null) => void;

export interface Listener {
  /** Also called with null whenever the connection comes back, because notifications sent meanwhile are lost. */
  on(channel: string, heard: Heard): void;
  /** False while the connection is lost: then kept replies may be old, so ask the database. */
  isHearing(): boolean;
  stop(): Promise<void>;
}

const firstPauseMs = 100;
const longestPauseMs = 5_000;

/** One connection on which a process hears the NOTIFY of all others. When it is lost, it is opened again. */
export function openListener(url: string, channels: readonly string[]): Listener {
  const listeners = new Map<string, Heard[]>();
  let client: pg.Client | null = null;
  const stopping = new AbortController();

  const tell = (channel: string, payload: string | null) => {
    for (const heard of listeners.get(channel) ?? []) heard(payload);
  };

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ ...parseUrl(url), application_name: 'aaspaas listener', keepAlive: true });
    const lost = new Promise<void>((resolve) => fresh.on('error', () => resolve()).on('end', resolve));
    fresh.on('notification', ({ channel, payload = '' }) => tell(channel, payload));
    await fresh.connect();
    for (const channel of channels) await fresh.query(`LISTEN ${fresh.escapeIdentifier(channel)}`);
    client = fresh;
    for (const channel of channels) tell(channel, null);
    await lost;
  }

  async function keepConnected(): Promise<void> {
    let pauseMs = firstPauseMs;
    while (!stopping.signal.aborted) {
      const begun = performance.now();
      await connect().catch(() => {});
      client = null;
      // A connection that has lasted shows that the server is well.
      pauseMs =
        performance.now() - begun > longestPauseMs ? firstPauseMs : Math.min(2 * pauseMs, longestPauseMs);
      await pause(pauseMs, undefined, { ref: false, signal: stopping.signal }).catch(() => {});
    }
  }

  void keepConnected();
  return {
    on: (channel, heard) => void listeners.set(channel, [...(listeners.get(channel) ?? []), heard]),
    isHearing: () => client !== null,
    stop: async () => {
      stopping.abort();
      await client?.end().catch(() => {});
    },
  };
}
