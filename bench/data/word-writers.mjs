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
  const lanes = Array.from({ length: writers }, () => startWriter(url));
  let turn = 0;
  return {
    add: (ids) => lanes[turn++ % writers]?.add(ids),
    written: () => Promise.all(lanes.map((lane) => lane.written())),
    stop: () => {
      for (const lane of lanes) lane.stop();
    },
  };
}

/** @param {string} url @returns {WordWriters} */
function startWriter(url) {
  const process = fork(inProject('bench/data/word-writer.mjs'), [url]);
  const ended = once(process, 'exit').then(() => {
    throw new Error('The words of listings could not be written.');
  });
  ended.catch(() => {});
  /** @param {Ids} ids */
  const ask = async (ids) => {
    process.send(ids);
    await Promise.race([once(process, 'message'), ended]);
  };
  /** @type {Promise<unknown>} */
  let writing = Promise.resolve();
  return {
    add(ids) {
      writing = writing.then(() => ask(ids));
      // Whoever waits for all of them is told.
      writing.catch(() => {});
    },
    written: () => writing,
    stop() {
      if (process.connected) process.disconnect();
    },
  };
}
