// @ts-check
// Tries the steps of the Dockerfile where no engine for containers is at hand: npm run image:try, as root on Linux.
//
// Each stage gets a plain root folder that has this machine's programs (/usr, read only) and nothing else. What the
// Dockerfile copies is copied there, its RUN lines are run there, and its CMD is started there as the user that it
// names, with a PostgreSQL beside it, until its HEALTHCHECK is content and a page comes. --steps only tells the steps.
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runnerImport } from 'vite';
import { readIgnored, stagesOf } from './image/dockerfile.mjs';
import { giveUp, inProject, projectDir } from './project.mjs';

/** @typedef {{ root: string, cwd: string, env: Record<string, string>, user: string, health: string[], command: string[] }} Made */

const file = process.argv.slice(2).find((each) => !each.startsWith('--')) ?? inProject('Dockerfile');
const stages = stagesOf(fs.readFileSync(file, 'utf8'));
const isSent = readIgnored(fs.readFileSync(inProject('.dockerignore'), 'utf8'));
/** As Node's own image has it. */
const users = { root: 0, node: 1000 };

if (process.argv.includes('--steps')) {
  for (const { name, base, steps } of stages) {
    console.log(`${name} from ${base}`);
    for (const { instruction, text } of steps) console.log(`  ${instruction} ${text}`);
  }
} else {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) giveUp('This takes Linux, and root.');
  await tryImage();
}

async function tryImage() {
  const folder = fs.mkdtempSync(join(tmpdir(), 'aaspaas-image-'));
  // The server's user has to reach the folders.
  fs.chmodSync(folder, 0o755);
  try {
    /** @type {Map<string, Made>} */
    const made = new Map();
    for (const stage of stages) made.set(stage.name, make(stage, made, join(folder, stage.name)));
    const image = made.get(stages.at(-1)?.name ?? '');
    if (image) await start(image, join(folder, 'database'));
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {import('./image/dockerfile.mjs').Stage} stage @param {Map<string, Made>} before @param {string} root @returns {Made} */
function make({ base, steps }, before, root) {
  const earlier = before.get(base);
  // With the owners of its files.
  if (earlier) spawnSync('cp', ['--archive', earlier.root, root]);
  else makeRoot(root);
  /** @type {Made} */
  const made = earlier
    ? { ...earlier, root, env: { ...earlier.env } }
    : { root, cwd: '/', env: {}, user: 'root', health: [], command: [] };
  for (const { instruction, flags, text } of steps) {
    console.log(`${basename(root)}: ${instruction} ${text}`);
    if (instruction === 'WORKDIR') fs.mkdirSync(join(root, (made.cwd = text)), { recursive: true });
    if (instruction === 'USER') made.user = text;
    if (instruction === 'ENV') Object.assign(made.env, Object.fromEntries(text.split(' ').map(pairOf)));
    if (instruction === 'CMD') made.command = JSON.parse(text);
    if (instruction === 'HEALTHCHECK') made.health = JSON.parse(text.replace(/^.*?CMD /, ''));
    if (instruction === 'COPY') copy(text.split(' '), made, flags.from ? before.get(flags.from)?.root : null);
    if (instruction === 'RUN') {
      const { status } = spawnSync(...inside(made, ['sh', '-c', text]), { stdio: 'inherit' });
      if (status !== 0) throw new Error(`'${text}' ended with ${status}`);
    }
  }
  return made;
}

/** @param {string} pair @returns {[string, string]} */
function pairOf(pair) {
  const [name = '', value = ''] = pair.split('=');
  return [name, value];
}

/** @param {string} root */
function makeRoot(root) {
  for (const name of ['usr', 'etc', 'dev', 'proc', 'tmp', 'root', 'home/node', 'run/database'])
    fs.mkdirSync(join(root, name), { recursive: true });
  for (const name of ['bin', 'sbin', 'lib', 'lib64']) fs.symlinkSync(`usr/${name}`, join(root, name));
  fs.chmodSync(join(root, 'tmp'), 0o1777);
  fs.chownSync(join(root, 'home/node'), users.node, users.node);
  const lines = Object.entries(users).map(([name, id]) => `${name}:x:${id}:${id}::/home/${name}:/bin/sh\n`);
  fs.writeFileSync(join(root, 'etc/passwd'), lines.join(''));
  fs.writeFileSync(
    join(root, 'etc/group'),
    Object.entries(users)
      .map(([name, id]) => `${name}:x:${id}:\n`)
      .join(''),
  );
  for (const name of ['resolv.conf', 'hosts', 'ssl', 'ca-certificates', 'ld.so.cache', 'alternatives'])
    spawnSync('cp', ['--recursive', '--dereference', `/etc/${name}`, join(root, 'etc', name)]);
}

/** @param {string[]} names @param {Made} made @param {string | null | undefined} from the root of a stage; null: the project */
function copy(names, { root, cwd }, from) {
  if (from === undefined) throw new Error(`'${names.join(' ')}' is copied from a stage that is not there`);
  const target = names.at(-1) ?? '';
  for (const name of names.slice(0, -1)) {
    const source = from === null ? inProject(name) : join(from, name);
    const isInto = target.endsWith('/') || names.length > 2;
    const to = join(root, cwd, target, isInto ? basename(name) : '');
    fs.mkdirSync(dirname(to), { recursive: true });
    const filter = (/** @type {string} */ path) => from !== null || isSent(relative(projectDir, path));
    fs.cpSync(source, to, { recursive: true, verbatimSymlinks: true, filter });
  }
}

/**
 * The command with the folder as its root, without anything of this process's environment.
 * @param {Made} made @param {string[]} command @param {string} [database] the folder of the database's socket
 * @returns {[string, string[]]}
 */
function inside({ root, cwd, env, user }, command, database) {
  const npm = join(homedir(), '.npm');
  const mounts = [
    `mount --rbind /usr ${root}/usr && mount -o remount,bind,ro ${root}/usr`,
    `mount --rbind /dev ${root}/dev && mount -t proc proc ${root}/proc`,
    // So that packages that are on this machine already are not fetched again.
    `{ [ ! -d ${npm} ] || { mkdir -p ${root}/root/.npm && mount --bind ${npm} ${root}/root/.npm; }; }`,
    ...(database ? [`mount --bind ${database} ${root}/run/database`] : []),
  ];
  const home = user === 'root' ? '/root' : `/home/${user}`;
  const all = { PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin', HOME: home, ...env };
  const pairs = Object.entries(all).map(([name, value]) => `${name}=${value}`);
  const id = users[/** @type {keyof typeof users} */ (user)];
  const enter = `exec chroot --userspec=${id}:${id} ${root} env -i "$@"`;
  const run = [...pairs, 'sh', '-c', `cd ${cwd} && exec "$@"`, 'sh', ...command];
  const script = `${mounts.join(' && ')} && ${enter}`;
  return ['unshare', ['--mount', '--pid', '--fork', '--kill-child', 'sh', '-c', script, 'sh', ...run]];
}

/** @param {Made} image @param {string} dataDir */
async function start(image, dataDir) {
  const { module } = await runnerImport(inProject('api/src/db/embedded/start.ts'), { logLevel: 'error' });
  const database = await module.startEmbedded({ dataDir });
  const url = new URL(database.url);
  for (const path of [url.pathname, join(url.pathname, '.s.PGSQL.5432')]) fs.chmodSync(path, 0o777);
  const socket = url.pathname;
  url.pathname = '/run/database';
  const env = { ...image.env, PORT: '3987', DATABASE_URL: url.href, DEMO: '0' };
  // With all that it starts: who changes the user is not killed with its parent.
  const options = /** @type {const} */ ({ stdio: 'inherit', detached: true });
  const server = spawn(...inside({ ...image, env }, image.command, socket), options);
  try {
    await untilHealthy({ ...image, env }, server);
    const page = await fetch('http://127.0.0.1:3987/');
    if (!(await page.text()).includes('<title>')) throw new Error(`'/' was answered ${page.status}`);
    console.log(`The image's steps work: '/' is answered ${page.status}.`);
  } finally {
    if (server.pid) process.kill(-server.pid, 'SIGKILL');
    await database.stop();
  }
}

/** @param {Made} image @param {import('node:child_process').ChildProcess} server */
async function untilHealthy(image, server) {
  for (const deadline = Date.now() + 120_000; Date.now() < deadline; await pause(1000)) {
    if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}`);
    if (spawnSync(...inside(image, image.health)).status === 0) return;
  }
  throw new Error('the server did not become healthy');
}
