// @ts-check
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { inProject } from '../../scripts/project.mjs';

/** @typedef {[first: number, last: number]} Ids */
/** @typedef {{ add(ids: Ids): void, written(): Promise<unknown>, stop(): void }} WordWriters */

/** One for each core of a small machine. */
const writers = 2;

/** Processes that write the search rows of listings, in turn, as these are added. @param {string} url @returns {WordWriters} */
export function startWordWriters(url) {
  const processes = Array.from({ length: writers }, () =>
    fork(inProject('bench/data/word-writer.mjs'), [url]),
  );
  const writing = processes.map(() => /** @type {Promise<unknown>} */ (Promise.resolve()));
  let turn = 0;
  return {
    add(ids) {
      const at = turn++ % writers;
      const process = processes[at];
      if (!process) return;
      const added = writing[at]?.then(() => ask(process, ids)) ?? Promise.resolve();
      // Whoever waits for all of them is told.
      added.catch(() => {});
      writing[at] = added;
    },
    written: () => Promise.all(writing),
    stop() {
      for (const process of processes) if (process.connected) process.disconnect();
    },
  };
}

/** @param {import('node:child_process').ChildProcess} process @param {Ids} ids */
async function ask(process, ids) {
  const ended = once(process, 'exit').then(() => {
    throw new Error('The words of listings could not be written.');
  });
  process.send(ids);
  await Promise.race([once(process, 'message'), ended]);
}
