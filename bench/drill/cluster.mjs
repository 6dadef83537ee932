// @ts-check
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { etcdSettings, haproxyConfig, password, patroniConfig } from './config.mjs';

/**
 * Three PostgreSQL 15 under Patroni, with etcd and HAProxy, all on this machine: what an operator with several machines
 * has, from Debian's packages (postgresql-15 patroni etcd-server haproxy). Runs as root, PostgreSQL as its own user.
 */

/** @typedef {{ name: string, port: number, rest: number, folder: string, process: import('node:child_process').ChildProcess | null }} Node */

/**
 * @param {{ isEtcd3: boolean, patroni: string }} keeper which interface of etcd, and the folder of an unpacked package
 *   of Patroni, or '' for the one that is installed
 */
export async function startCluster({ isEtcd3, patroni }) {
  const user = databaseUser();
  const folder = mkdtempSync(join(tmpdir(), 'aaspaas-drill-'));
  chownSync(folder, user.uid, user.gid);
  const [etcdPort, peerPort, writePort, ...ports] = await freePorts(9);
  const nodes = [0, 1, 2].map((at) => newNode(folder, at + 1, ports[2 * at] ?? 0, ports[2 * at + 1] ?? 0));
  const log = openSync(join(folder, 'log'), 'a');

  /** @param {string} program @param {string[]} args @param {object} [options] */
  const run = (program, args, options = {}) =>
    spawn(program, args, { cwd: folder, stdio: ['ignore', log, log], detached: true, ...options });

  const etcdEnv = etcdSettings(join(folder, 'etcd'), etcdPort ?? 0, peerPort ?? 0);
  const startEtcd = () =>
    run('etcd', [], { env: { ...process.env, ETCD_UNSUPPORTED_ARCH: process.arch, ...etcdEnv } });
  const patroniEnv = envOf(patroni);

  /** @param {Node} node */
  const startNode = (node) => {
    node.process = run('patroni', [join(folder, `${node.name}.yml`)], { ...user, env: patroniEnv });
  };

  let etcd = startEtcd();
  for (const node of nodes) {
    writeFileSync(
      join(folder, `${node.name}.yml`),
      patroniConfig(node, { etcdPort: etcdPort ?? 0, folder, isEtcd3 }),
    );
    mkdirSync(node.folder, { mode: 0o700 });
    chownSync(node.folder, user.uid, user.gid);
    startNode(node);
  }
  writeFileSync(join(folder, 'haproxy.cfg'), haproxyConfig(nodes, writePort ?? 0));
  const haproxy = run('haproxy', ['-db', '-f', join(folder, 'haproxy.cfg')]);

  const cluster = {
    nodes,
    writeUrl: urlOf(writePort ?? 0),
    readUrls: nodes.map(({ port }) => urlOf(port)),
    startNode,
    /** @returns {Promise<Node>} */
    primary: () => until('a primary', () => nodeWith(nodes, 'primary')),
    /** @returns {Promise<Node>} */
    replica: () => until('a replica', () => nodeWith(nodes, 'replica')),
    /** All three run, one of them as the primary. */
    isWhole: () =>
      until('three nodes', async () => ((await rolesOf(nodes)).every(Boolean) ? true : null), 180),
    /** @param {Node} node the pid of its PostgreSQL */
    postgresOf: (node) =>
      Number(readFileSync(join(node.folder, 'data/postmaster.pid'), 'utf8').split('\n')[0]),
    signalAll,
    switchOver: () =>
      execFileSync('patronictl', ['-c', join(folder, 'node1.yml'), 'switchover', '--force', 'aaspaas'], {
        stdio: ['ignore', log, log],
        env: patroniEnv,
      }),
    stopEtcd: () => etcd.kill('SIGKILL'),
    startEtcd: () => void (etcd = startEtcd()),
    stop: async () => {
      for (const child of [haproxy, ...nodes.map((node) => node.process), etcd]) endGroup(child);
      for (const node of nodes) endPostgres(node);
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
    },
    log: join(folder, 'log'),
  };
  await cluster.isWhole();
  return cluster;
}

/** @param {string} patroni the folder of an unpacked package, or '' */
const envOf = (patroni) => ({
  PATH: [join(patroni, 'usr/bin'), process.env['PATH']].join(delimiter),
  ...(patroni && { PYTHONPATH: join(patroni, 'usr/lib/python3/dist-packages') }),
});

/** @param {string} folder @param {number} number @param {number} port @param {number} rest @returns {Node} */
const newNode = (folder, number, port, rest) => ({
  name: `node${number}`,
  port,
  rest,
  folder: join(folder, `node${number}`),
  process: null,
});

/** @param {import('node:child_process').ChildProcess | null} child */
function endGroup(child) {
  try {
    if (child?.pid) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}

/** Sends a signal to PostgreSQL and all its processes, each of which is in a group of its own. @param {number} pid @param {NodeJS.Signals} signal */
function signalAll(pid, signal) {
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  for (const each of [pid, ...children.trim().split(/\s+/).map(Number)]) process.kill(each, signal);
}

/** PostgreSQL is in a group of its own, and goes on without Patroni. @param {Node} node */
function endPostgres(node) {
  try {
    const pid = Number(readFileSync(join(node.folder, 'data/postmaster.pid'), 'utf8').split('\n')[0]);
    process.kill(pid, 'SIGCONT');
    process.kill(pid, 'SIGQUIT');
  } catch {
    // It has ended already.
  }
}

function databaseUser() {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((each) => each.startsWith('postgres:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  if (!uid)
    throw new Error('There is no user postgres: apt-get install postgresql-15 patroni etcd-server haproxy');
  return { uid: Number(uid), gid: Number(gid) };
}

/** @param {number} count @returns {Promise<number[]>} */
async function freePorts(count) {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => new Promise((ready) => server.once('listening', ready))));
  const ports = servers.map(
    (server) => /** @type {import('node:net').AddressInfo} */ (server.address()).port,
  );
  await Promise.all(servers.map((server) => new Promise((closed) => server.close(closed))));
  return ports;
}

/** @param {number} port */
const urlOf = (port) => `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;

/** @param {readonly Node[]} nodes @returns {Promise<(string | null)[]>} */
const rolesOf = (nodes) =>
  Promise.all(
    nodes.map(async (node) =>
      (await hasRole(node, 'primary')) ? 'primary' : (await hasRole(node, 'replica')) ? 'replica' : null,
    ),
  );

/** @param {readonly Node[]} nodes @param {string} role @returns {Promise<Node | null>} */
async function nodeWith(nodes, role) {
  for (const node of nodes) if (await hasRole(node, role)) return node;
  return null;
}

/** @param {Node} node @param {string} role */
const hasRole = ({ rest }, role) =>
  fetch(`http://127.0.0.1:${rest}/${role}`, { signal: AbortSignal.timeout(1000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** @template T @param {string} what @param {() => Promise<T | null>} find @param {number} [seconds] @returns {Promise<T>} */
export async function until(what, find, seconds = 120) {
  for (const end = Date.now() + seconds * 1000; Date.now() < end;) {
    const found = await find();
    if (found !== null) return found;
    await new Promise((next) => setTimeout(next, 200));
  }
  throw new Error(`there was no ${what} within ${seconds} s`);
}
