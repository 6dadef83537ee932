import type pg from 'pg';
import { DatabaseAway } from './database-away';

/** How far a server has come. A server that becomes the primary begins a new timeline, with the next number. */
interface WalPoint {
  readonly timeline: number;
  readonly position: number;
}

/** A server that lacks an acknowledged change. */
export interface Behind {
  readonly since: Date;
  readonly timeline: number;
  readonly newest: number;
}

type Queryable = Pick<pg.ClientBase, 'query'>;

/**
 * Keeps us from writing to a server that lacks acknowledged changes: an old primary that wakes up, or one that the
 * others were made to follow. The first write there would lose those changes for good. Such a server is only read;
 * writes are answered with 'try later', and the operator is warned. A restart of the process forgets it.
 */
export interface Fence {
  /** Before a connection is used. */
  admit(client: Queryable): Promise<void>;
  /** At the end of a transaction: its position once COMMIT has answered. Null: it has written nothing. */
  pointOf(client: Queryable): Promise<WalPoint | null>;
  acknowledge(point: WalPoint): void;
  /** Null: the server that answered last has everything. */
  behind(): Behind | null;
}

const lsn = 'pg_current_wal_insert_lsn()';
const point = `('x' || left(pg_walfile_name(${lsn}), 8))::bit(32)::integer AS timeline,
  pg_wal_lsn_diff(${lsn}, '0/0')::bigint AS position`;
// A server that follows another takes no writes anyway.
const whereIsServer = `SELECT ${point} WHERE NOT pg_is_in_recovery()`;
// A server that has the record of the commit has all before it.
const whereIsTransaction = `SELECT ${point} WHERE pg_current_xact_id_if_assigned() IS NOT NULL`;

export function openFence(): Fence {
  let newest: WalPoint = { timeline: 0, position: 0 };
  let behind: Behind | null = null;
  /** The newest timeline up to which the server of a connection was found complete. */
  const admitted = new WeakMap<Queryable, number>();

  const note = ({ timeline }: WalPoint): void => {
    behind = { since: behind?.since ?? new Date(), timeline, newest: newest.timeline };
  };

  return {
    async admit(client) {
      if (admitted.get(client) === newest.timeline) return;
      // A change acknowledged while the server answers may lie beyond the position in its answer.
      const known = newest;
      const server = await ask(client, whereIsServer);
      if (!server) return;
      const lacks = server.timeline === known.timeline && server.position < known.position;
      if (lacks || server.timeline < newest.timeline) {
        note(server);
        await client.query('SET default_transaction_read_only = on');
        return;
      }
      behind = null;
      if (server.timeline > newest.timeline) newest = { timeline: server.timeline, position: 0 };
      admitted.set(client, newest.timeline);
    },
    async pointOf(client) {
      const at = await ask(client, whereIsTransaction);
      if (!at || at.timeline >= newest.timeline) return at;
      note(at);
      throw new DatabaseAway(
        new Error(`it is on timeline ${at.timeline}, and ${newest.timeline} was acknowledged`),
      );
    },
    acknowledge(at) {
      const isBehind =
        at.timeline < newest.timeline || (at.timeline === newest.timeline && at.position < newest.position);
      if (!isBehind) newest = at;
    },
    behind: () => behind,
  };
}

async function ask(client: Queryable, text: string): Promise<WalPoint | null> {
  const { rows } = await client.query<{ timeline: number; position: number }>(text);
  return rows[0] ?? null;
}
