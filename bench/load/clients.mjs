// @ts-check
// The visitors, in a process of their own. They speak HTTP over plain sockets: a library for it costs more of the
// processor than the servers that are measured, and they share its cores.
import { once } from 'node:events';
import { connect } from 'node:net';
import { shareOf } from './figures.mjs';

/** @typedef {import('./workloads.mjs').Job} Job */
/** @typedef {{ url: string, jobs: readonly Job[], clients: number, seconds: number, warmSeconds: number }} Order */

/** How many requests come from one ip before the next: no visitor may look up so much as all of them together. */
const requestsOfAVisitor = 10;
/** Goes on from run to run, so that what was asked for last comes again last. */
let turn = 0;
let requests = Math.floor(Math.random() * 2 ** 24) * requestsOfAVisitor;

process.on('message', (order) => {
  run(/** @type {Order} */ (order)).then(
    (figures) => process.send?.(figures),
    (error) => process.send?.({ failure: String(error) }),
  );
});

/** @param {Order} order */
async function run({ url, jobs, clients, seconds, warmSeconds }) {
  const from = performance.now() + warmSeconds * 1000;
  const until = from + seconds * 1000;
  /** @type {number[]} */
  const took = [];
  const { host, port } = new URL(url);
  const visit = async () => {
    const line = await openLine(Number(port));
    while (performance.now() < until) {
      const start = performance.now();
      await work(line, host, jobs[turn++ % jobs.length]);
      const end = performance.now();
      if (end >= from && end < until) took.push(end - start);
    }
    line.close();
  };
  await Promise.all(Array.from({ length: clients }, visit));
  return {
    perSecond: took.length / seconds,
    p50: shareOf(took, 0.5),
    p95: shareOf(took, 0.95),
    p99: shareOf(took, 0.99),
  };
}

/** @param {Line} line @param {string} host @param {Job | undefined} job */
async function work(line, host, job) {
  for (const path of job?.paths ?? []) {
    const status = await line.ask(
      `GET ${path} HTTP/1.1\r\nhost: ${host}\r\naccept-encoding: ${job?.encoding}\r\nx-forwarded-for: ${nextIp()}\r\n\r\n`,
    );
    if (status !== 200) throw new Error(`${path} was answered with ${status}`);
  }
}

function nextIp() {
  const visitor = Math.floor(requests++ / requestsOfAVisitor);
  return `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`;
}

/** @typedef {{ ask(request: string): Promise<number>, close(): void }} Line */

/** A connection that is kept: one request after the other. @param {number} port @returns {Promise<Line>} */
async function openLine(port) {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await once(socket, 'connect');
  /** @type {{ resolve(status: number): void, reject(error: Error): void } | undefined} */
  let waiting;
  let head = '';
  let status = 0;
  let left = 0;
  socket.on('data', (chunk) => {
    if (status > 0) left -= chunk.length;
    else {
      head += chunk.toString('latin1');
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return;
      status = Number(head.slice(9, 12));
      left = lengthIn(head) - (head.length - end - 4);
      head = '';
    }
    if (Number.isNaN(left)) socket.destroy(new Error('a reply does not say how long it is'));
    if (left !== 0) return;
    const answered = status;
    status = 0;
    waiting?.resolve(answered);
  });
  socket.on('error', (error) => waiting?.reject(error));
  socket.on('close', () => waiting?.reject(new Error('the server closed the connection')));
  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        socket.write(request, 'latin1');
      }),
    close: () => void socket.destroy(),
  };
}

/** @param {string} head */
const lengthIn = (head) => Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1]);
