// @ts-check
import { readFileSync } from 'node:fs';
import { inProject } from '../../scripts/project.mjs';

/** The files that operators copy, with the values of this drill in them: what is recommended is what is tried. */

/** @typedef {import('./cluster.mjs').Node} Node */

export const password = 'drill';

/** @param {string} file @param {readonly (readonly [string, string])[]} values */
function fillIn(file, values) {
  let text = readFileSync(inProject(`deploy/cluster/${file}`), 'utf8');
  for (const [word, value] of values) {
    if (!text.includes(word)) throw new Error(`there is no ${word} in deploy/cluster/${file}`);
    text = text.replaceAll(word, value);
  }
  return text;
}

/** @param {Node} node @param {{ etcdPort: number, folder: string, isEtcd3: boolean }} settings */
export const patroniConfig = (node, { etcdPort, folder, isEtcd3 }) =>
  fillIn('patroni.yml', [
    ['NAME', node.name],
    ['THIS_ADDRESS:8008', `127.0.0.1:${node.rest}`],
    ['THIS_ADDRESS:5432', `127.0.0.1:${node.port}`],
    ['\netcd:\n', isEtcd3 ? '\netcd3:\n' : '\netcd:\n'],
    ['ETCD_ADDRESSES', `127.0.0.1:${etcdPort}`],
    ['NETWORK', '127.0.0.1/32'],
    ['/var/lib/postgresql/15/aaspaas', `${node.folder}/data`],
    ['/var/lib/postgresql/pgpass', `${folder}/${node.name}.pgpass`],
    ['/var/run/postgresql', node.folder],
    ['REPLICATION_PASSWORD', password],
    ['SUPERUSER_PASSWORD', password],
    // Three servers on one machine have no room for more.
    ['max_connections: 200', 'max_connections: 200\n        shared_buffers: 64MB'],
  ]);

/** @param {readonly Node[]} nodes @param {number} port */
export const haproxyConfig = (nodes, port) =>
  fillIn('haproxy.cfg', [
    ['127.0.0.1:5000', `127.0.0.1:${port}`],
    ...nodes.map(
      ({ port: own, rest }, at) =>
        /** @type {const} */ ([
          `ADDRESS_${at + 1}:5432 check port 8008`,
          `127.0.0.1:${own} check port ${rest}`,
        ]),
    ),
  ]);

/** One etcd instead of three, which is stopped whole. @param {string} folder @param {number} clientPort @param {number} peerPort */
export function etcdSettings(folder, clientPort, peerPort) {
  const text = fillIn('etcd', [
    ['THIS_NAME"', 'etcd1"'],
    ['/var/lib/etcd/aaspaas', folder],
    ['THIS_ADDRESS:2379', `127.0.0.1:${clientPort}`],
    ['THIS_ADDRESS:2380', `127.0.0.1:${peerPort}`],
    ['ADDRESS_1:2380,etcd2=http://ADDRESS_2:2380,etcd3=http://ADDRESS_3:2380', `127.0.0.1:${peerPort}`],
  ]);
  return Object.fromEntries([...text.matchAll(/^(\w+)="(.*)"$/gm)].map(([, name, value]) => [name, value]));
}
