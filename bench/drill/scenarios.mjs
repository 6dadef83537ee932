// @ts-check

/** @typedef {Awaited<ReturnType<typeof import('./cluster.mjs').startCluster>>} Cluster */
/** @typedef {(cluster: Cluster) => Promise<void>} Scenario */

/** Each leaves the cluster whole again. @type {Record<string, Scenario>} */
export const scenarios = {
  'kill -9 of the primary': async (cluster) => {
    process.kill(cluster.postgresOf(await cluster.primary()), 'SIGKILL');
  },
  'all processes of the primary stand still (SIGSTOP), for 60 s': async (cluster) => {
    const node = await cluster.primary();
    const pid = cluster.postgresOf(node);
    cluster.signalAll(pid, 'SIGSTOP');
    node.process?.kill('SIGSTOP');
    await seconds(60);
    node.process?.kill('SIGCONT');
    cluster.signalAll(pid, 'SIGCONT');
  },
  'kill -9 of Patroni and its primary': async (cluster) => {
    const node = await cluster.primary();
    node.process?.kill('SIGKILL');
    process.kill(cluster.postgresOf(node), 'SIGKILL');
    await seconds(45);
    cluster.startNode(node);
  },
  'a replica stops, for 15 s': async (cluster) => {
    const node = await cluster.replica();
    node.process?.kill('SIGTERM');
    await seconds(15);
    cluster.startNode(node);
  },
  'etcd stops, for 10 s': async (cluster) => {
    cluster.stopEtcd();
    await seconds(10);
    cluster.startEtcd();
  },
  'switched over by hand': async (cluster) => {
    cluster.switchOver();
  },
};

/** @param {number} count */
export function seconds(count) {
  return new Promise((done) => setTimeout(done, count * 1000));
}
