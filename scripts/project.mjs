// @ts-check
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project, wherever the command was given. */
export const projectDir = dirname(dirname(fileURLToPath(import.meta.url)));

/** @param {string[]} parts */
export const inProject = (...parts) => join(projectDir, ...parts);

/**
 * Runs a Node program of the project. The programs' start files are named one by one because the
 * links in node_modules/.bin are shell scripts on some systems.
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, quiet?: boolean }} [options]
 */
export function runNode(args, options) {
  return run(process.execPath, args, options);
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, quiet?: boolean }} [options] quiet: keep what it prints instead of showing it
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function run(command, args, { env = process.env, quiet = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: projectDir,
      env,
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => (output += text));
    }
    child.on('error', (error) => resolve({ ok: false, output: error.message }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

/**
 * Adds what the file .env says to the environment, whose own values go before it. A relative DATA_DIR is relative to
 * where the command was typed, although npm runs scripts in the project's folder; that of the file, to the file.
 */
export function completeEnvironment() {
  const givenIn = process.env.npm_lifecycle_event ? process.env.INIT_CWD : undefined;
  if (process.env.DATA_DIR) process.env.DATA_DIR = resolve(givenIn ?? process.cwd(), process.env.DATA_DIR);
  if (existsSync(inProject('.env'))) process.loadEnvFile(inProject('.env'));
}

/** @param {number} pid */
export function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Somebody else's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** @param {string} sentence @returns {never} */
export function giveUp(sentence) {
  console.error(sentence);
  process.exit(1);
}
