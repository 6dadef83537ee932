// @ts-check
// Vite's own server serves the web app's sources and changes pages in place. Our server behind it draws the pages and
// answers the calls; it is built again and restarted when its sources change.
import './node-version.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { createInterface } from 'node:readline';
import { isBuilt, markStale } from './freshness.mjs';
import { installIfNeeded } from './install.mjs';
import { giveUp, inProject, runNode } from './project.mjs';

/** @typedef {import('node:http').IncomingMessage} Incoming @typedef {import('node:http').ServerResponse} Outgoing */

await installIfNeeded();
if (!(await isBuilt()) && !(await runNode([inProject('scripts/build.mjs')])).ok) giveUp('The build failed.');
// What is built from here on is for development only, so the next `npm start` has to build again.
await markStale();
const { build, createServer } = await import('vite');

/** @type {{ process: import('node:child_process').ChildProcess, origin: string } | null} */
let behind = null;
let restarting = Promise.resolve();
await watch('api/vite.config.ts', {});
await watch('web/vite.config.ts', { ssr: 'src/entry-server.tsx' });
await restartSoon();
// Vite's builds have set it to production, but pages should get React's development version.
process.env.NODE_ENV = 'development';
const front = await createServer({
  configFile: inProject('web/vite.config.ts'),
  appType: 'custom',
  server: { port: Number(process.env.PORT ?? 3000) },
  plugins: [
    { name: 'pages-from-our-server', configureServer: (vite) => () => void vite.middlewares.use(forward) },
  ],
});
await front.listen();
front.printUrls();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop());

/** @param {string} configFile @param {import('vite').BuildEnvironmentOptions} options */
async function watch(configFile, options) {
  const watcher = await build({
    configFile: inProject(configFile),
    logLevel: 'warn',
    build: { ...options, watch: {}, emptyOutDir: false },
  });
  if (!('on' in watcher)) throw new Error('the build does not watch');
  await new Promise((ready) => {
    watcher.on('event', (event) => {
      if (event.code === 'END' && behind) void restartSoon();
      if (event.code === 'END' || event.code === 'ERROR') ready(null);
    });
  });
}

/** One restart after the other, because a server can use the data folder only after the last one has left it. */
function restartSoon() {
  restarting = restarting.then(restart).catch((error) => console.error(error));
  return restarting;
}

async function restart() {
  await stopBehind();
  const server = spawn(process.execPath, ['--enable-source-maps', inProject('api/dist/main.js')], {
    env: { DEV_PAGES: '1', ...process.env, NODE_ENV: 'development', PORT: '0', WORKERS: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface(server.stdout);
  behind = { process: server, origin: '' };
  await new Promise((ready) => {
    server.once('exit', ready);
    lines.on('line', (line) => {
      const origin = /is ready at (http:\S+)/.exec(line)?.[1];
      if (!origin) return console.log(line);
      behind = { process: server, origin };
      ready(null);
    });
  });
}

async function stopBehind() {
  const server = behind?.process;
  if (!server || server.exitCode !== null) return;
  server.kill('SIGTERM');
  await once(server, 'exit');
}

async function stop() {
  await Promise.all([front.close(), stopBehind()]);
  process.exit(0);
}

/** @param {Incoming} incoming @param {Outgoing} outgoing */
function forward(incoming, outgoing) {
  const url = new URL(behind?.origin || 'http://127.0.0.1:9');
  const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
  const { method, originalUrl = '/' } = /** @type {Incoming & { originalUrl?: string }} */ (incoming);
  const onward = request({ host: url.hostname, port: url.port, path: originalUrl, method, headers });
  onward.on('response', (reply) => void answer(originalUrl, reply, outgoing));
  onward.on('error', () => outgoing.writeHead(502).end('The server is not up; the terminal says why.'));
  incoming.pipe(onward);
}

/** @param {string} url @param {Incoming} reply @param {Outgoing} outgoing */
async function answer(url, reply, outgoing) {
  // Without the policy, which forbids the scripts by which Vite changes a page in place.
  const { 'content-security-policy': _policy, 'content-length': length, ...headers } = reply.headers;
  if (!headers['content-type']?.startsWith('text/html')) {
    outgoing.writeHead(reply.statusCode ?? 502, { ...headers, ...(length && { 'content-length': length }) });
    return reply.pipe(outgoing);
  }
  const html = (await reply.setEncoding('utf8').toArray()).join('');
  outgoing
    .writeHead(reply.statusCode ?? 502, headers)
    .end(await front.transformIndexHtml(url, fromSources(html)));
}

/** The same page, with links to the sources instead of the built files. @param {string} html */
function fromSources(html) {
  return html
    .replace(
      /<style data-sheet="(\w+)".*?<\/style>/s,
      '<link rel="stylesheet" data-sheet="$1" data-whole="/sheet-whole.css" href="/sheet-$1.css">',
    )
    .replace(
      /<script data-scripts=.*?<\/script>/s,
      '<script type="module" src="/src/entry-client.tsx"></script>',
    );
}
