import { setTimeout as pause } from 'node:timers/promises';
import type { Server } from './server';

export interface Kept {
  /** From now on the server is not started again when it ends. */
  letEnd(): void;
  stop(): Promise<void>;
}

/** A service manager may stop all our processes at once, and then we may see PostgreSQL end before we are told to. */
const graceMs = 1000;

/**
 * Starts the server again when it ends by itself, for example because the system killed it for its memory. If that
 * fails the error is not caught: without a database the process ends, with PostgreSQL's own message.
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
