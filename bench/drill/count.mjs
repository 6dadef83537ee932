// @ts-check
import pg from 'pg';

/** @template Row @param {string} url @param {string} text @returns {Promise<Row[]>} */
async function ask(url, text) {
  const client = new pg.Client({ connectionString: url, query_timeout: 30_000 });
  // A connection that breaks fails its query by itself.
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query(text)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Both replicas follow, without one of which nothing is acknowledged. @param {string} url */
export async function isCalm(url) {
  const text = `SELECT count(*)::integer AS n FROM pg_stat_replication WHERE state = 'streaming'`;
  return ask(url, text).then(
    (rows) => /** @type {{ n: number }[]} */ (rows)[0]?.n === 2,
    () => false,
  );
}

/** How many of the acknowledged shops are not there, and how many shops are there twice. @param {string} url @param {readonly string[]} acknowledged */
export async function countWrites(url, acknowledged) {
  /** @type {{ name: string, times: number }[]} */
  const rows = await ask(url, 'SELECT name, count(*)::integer AS times FROM shop GROUP BY name');
  const times = new Map(rows.map((row) => [row.name, row.times]));
  return {
    lost: acknowledged.filter((name) => !times.has(name)).length,
    doubled: [...times.values()].filter((each) => each > 1).length,
  };
}
