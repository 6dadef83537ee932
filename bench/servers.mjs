// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, get } from 'node:http';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { brotliCompressSync } from 'node:zlib';
import { inProject } from '../scripts/project.mjs';

/** @typedef {{ url: string, pid: number, stop(): Promise<unknown> }} Running */
/** @typedef {{ status: number, headers: import('node:http').OutgoingHttpHeaders, body: Buffer }} Kept */

/**
 * The built product with its demo data, on a port that the system picks.
 * @param {string} dataDir @param {NodeJS.ProcessEnv} [settings] @param {string} [clone] @returns {Promise<Running>}
 */
export function startServer(dataDir, settings = {}, clone = inProject('.')) {
  const own = { NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir, DEMO: '1' };
  const others = { WORKERS: '1', DATABASE_URL: '', PUBLIC_URL: '', DEV_PAGES: '' };
  return startProcess(join(clone, 'api/dist/main.js'), [], {
    ...process.env,
    ...own,
    ...others,
    ...settings,
  });
}

/**
 * A server in a process of its own, once it says 'is ready at'.
 * @param {string} file @param {string[]} args @param {NodeJS.ProcessEnv} [env] @returns {Promise<Running>}
 */
export async function startProcess(file, args, env = process.env) {
  // As in deploy/aaspaas.service, for whatever is compared.
  const server = spawn(
    process.execPath,
    ['--max-semi-space-size=32', resolve(inProject('.'), file), ...args],
    {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const stop = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill('SIGTERM');
    await once(server, 'exit');
  };
  for await (const line of createInterface(server.stdout)) {
    const url = /is ready at (http:\S+)/.exec(line)?.[1];
    if (url) return { url, pid: server.pid ?? 0, stop };
  }
  throw new Error(`${file} ended before it was ready; "npm start" shows why the product does`);
}

/**
 * The least that the same content can cost: the product's pages with their scripts taken out, from memory, by a
 * server that does nothing else. On a busy machine these get slower too, which the ratio then shows.
 * @param {string} product @returns {Promise<Running>}
 */
export async function servePlainCopies(product) {
  /** @type {Map<string, Promise<Kept>>} */
  const kept = new Map();
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const copy = kept.get(path) ?? copyOf(product + path, request.headers.cookie);
    kept.set(path, copy);
    copy.then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      () => response.writeHead(502).end(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('the copies have no port');
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((closed) => void server.close(closed));
  };
  return { url: `http://127.0.0.1:${bound.port}`, pid: process.pid, stop };
}

/** @param {string} url @param {string | undefined} cookie @returns {Promise<Kept>} */
async function copyOf(url, cookie) {
  const { status, headers, body } = await fetchAsSent(url, 'identity', cookie);
  if (!String(headers['content-type']).startsWith('text/html')) return fetchAsSent(url, 'br', cookie);
  const plain = brotliCompressSync(withoutScripts(body.toString()));
  return {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' },
    body: plain,
  };
}

/** Without the canonical URL too: it names another host than the copy's, which costs points in Lighthouse. @param {string} html */
function withoutScripts(html) {
  return html
    .replace(/<script\b.*?<\/script>/gs, '')
    .replace(/<link rel="(modulepreload|canonical)"[^>]*>/g, '');
}

/** Fetches the bytes as they are sent, still compressed. @param {string} url @param {string} encoding @param {string} [cookie] @returns {Promise<Kept>} */
export async function fetchAsSent(url, encoding, cookie) {
  const request = get(url, { headers: { 'accept-encoding': encoding, ...(cookie && { cookie }) } });
  const [reply] = /** @type {[import('node:http').IncomingMessage]} */ (await once(request, 'response'));
  const body = Buffer.concat(await reply.toArray());
  const names = ['content-type', 'content-encoding', 'cache-control'];
  const headers = Object.fromEntries(names.flatMap((name) => pick(name, reply.headers[name])));
  return { status: reply.statusCode ?? 502, headers, body };
}

/** @param {string} name @param {string | string[] | undefined} value */
function pick(name, value) {
  return value === undefined ? [] : [[name, value]];
}

/** The cookies of the demo data's admin. @param {string} url */
export async function logInAsAdmin(url) {
  const reply = await fetch(`${url}/aaspaas/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@demo.aaspaas.example', password: 'aaspaas-demo' }),
  });
  if (!reply.ok) throw new Error(`the operator was not let in: ${reply.status}`);
  const cookies = reply.headers.getSetCookie().map((each) => each.split(';')[0]);
  return cookies.join('; ');
}
