import { setTimeout as pause } from 'node:timers/promises';
import type { Server } from './server';

export interface Kept {
  /** From now on it may end. */
  letEnd(): void;
  stop(): Promise<void>;
}

/** Some stop a whole group of processes at once: then the server's end is heard of before our own. */
const graceMs = 1000;

/**
 * A server that ends by itself, as one does that the system killed for its memory, is started again. Where that fails
 * there is nothing left to serve: nobody catches it, and the process ends with what PostgreSQL said.
 */
export function keepRunning(first: Server, start: () => Promise<Server>): Kept {
  let mayEnd = false;
  let current = Promise.resolve(first);
  const letEnd = () => {
    mayEnd = true;
  };
  const watch = async (server: Server): Promise<void> => {
    await server.ended;
    await pause(graceMs, undefined, { ref: false });
    if (mayEnd) return;
    current = start();
    void watch(await current);
  };
  void watch(first);
  return {
    letEnd,
    stop: async () => {
      letEnd();
      await (await current).stop();
    },
  };
}
