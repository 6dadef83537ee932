import type { Db } from '../../db/open';
import { plannedOnce, sql } from '../../db/sql';
import { type Filters, isInScope, isOfKind, pointOf } from '../match-queries';
import type { Scope } from '../scope';

const mostCompared = 60;

/** Names of businesses of a place that share a mark with what was typed, the nearest first. */
export async function namesMarked(
  db: Db,
  scope: Scope & Pick<Filters, 'kind'>,
  marks: readonly number[],
): Promise<string[]> {
  const nearest = scope.near ? sql`p.place <-> ${pointOf(scope.near)}, ` : sql``;
  const rows = await db.many<{ name: string }>(
    plannedOnce(sql`
      SELECT s.name FROM search_row p JOIN shop s ON s.id = p.shop_id
      WHERE p.is_listed AND p.name_marks && ${marks}::integer[] AND ${isInScope(scope)} AND ${isOfKind(scope)}
      ORDER BY ${nearest}p.standing DESC, p.shop_id LIMIT ${mostCompared}`),
  );
  return rows.map(({ name }) => name);
}
