// @ts-check
import './node-version.mjs';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { isBuilt } from './freshness.mjs';
import { installIfNeeded } from './install.mjs';
import { completeEnvironment, isAlive, giveUp, inProject, projectDir, runNode } from './project.mjs';

await installIfNeeded();
if (!(await isBuilt())) {
  console.log('Building…');
  // In a process of its own, so that its memory is free again before the server starts.
  const { ok } = await runNode([inProject('scripts/build.mjs')]);
  if (!ok) giveUp('The build failed. What it says above tells why.');
}

process.env.NODE_ENV = 'production';
process.setSourceMapsEnabled(true);
completeEnvironment();
process.chdir(projectDir);
if (process.env.npm_lifecycle_event) endWithParent();
await import(pathToFileURL(inProject('api/dist/main.js')).href);

/** npm passes Ctrl-C and SIGTERM on to the server. If npm itself is killed, the server has to notice by itself. */
function endWithParent() {
  const parents = [process.ppid, parentOfShell(process.ppid)];
  const timer = setInterval(() => {
    if (parents.every((pid) => pid === null || isAlive(pid)) && process.ppid === parents[0]) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  timer.unref();
}

/** Some shells stay between npm and this process. @param {number} pid @returns {number | null} */
function parentOfShell(pid) {
  try {
    const [, name = '', parent] = /\((.*)\) \S+ (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return /^(ba|da|a|z|k)?sh$/.test(name) ? Number(parent) : null;
  } catch {
    return null;
  }
}
