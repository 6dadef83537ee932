// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Milliseconds of the processor of all threads of a process, as far as they still run. @param {number} pid */
export function processorMs(pid) {
  const threads = existsSync(`/proc/${pid}`) ? readdirSync(`/proc/${pid}/task`) : [];
  const files = threads.map((thread) => `/proc/${pid}/task/${thread}/schedstat`).filter(existsSync);
  return files.reduce((sum, file) => sum + Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e6, 0);
}
