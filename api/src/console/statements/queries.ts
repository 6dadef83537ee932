import type { Columns } from '@aaspaas/contract/console/statements/columns';
import type { Verdict } from '@aaspaas/contract/console/statements/verdicts';
import type { Db } from '../../db/open';
import { type Sql, sql } from '../../db/sql';
import type { Slice } from '../paging';
import type { Judgement } from './judge';
import type { Credit } from './parsing/read-statement';

export interface FormatRow {
  bank: string;
  columns: Columns;
}

export function findFormat(db: Db, fingerprint: string): Promise<FormatRow | null> {
  return db.maybe<FormatRow>(
    sql`SELECT bank, columns FROM statement_format WHERE fingerprint = ${fingerprint}`,
  );
}

export async function keepFormat(tx: Db, fingerprint: string, format: FormatRow, now: Date): Promise<void> {
  await tx.run(sql`
    INSERT INTO statement_format (fingerprint, bank, columns, used_at)
    VALUES (${fingerprint}, ${format.bank}, ${JSON.stringify(format.columns)}, ${now})
    ON CONFLICT (fingerprint) DO UPDATE
    SET bank = excluded.bank, columns = excluded.columns, used_at = excluded.used_at`);
}

/** Imports go one after the other, so that of two with the same lines the second sees the first. */
export async function holdImports(tx: Db): Promise<void> {
  await tx.script('LOCK TABLE statement IN SHARE ROW EXCLUSIVE MODE');
}

export interface StatementRow {
  id: number;
  bank: string;
  at: Date;
  by: string | null;
  first_day: string | null;
  last_day: string | null;
  lines: number;
  certain: number;
}

const statements = sql`
  SELECT s.id, s.bank, s.at, a.name AS by, s.first_day::text, s.last_day::text, s.lines,
    (SELECT count(*) FROM statement_line l WHERE l.statement_id = s.id AND l.verdict = 'certain') AS certain
  FROM statement s LEFT JOIN account a ON a.id = s.by_id`;

export function findByFile(db: Db, sha256: string): Promise<StatementRow | null> {
  return db.maybe<StatementRow>(sql`${statements} WHERE s.file_sha256 = ${sha256}`);
}

export function findStatement(db: Db, id: number): Promise<StatementRow | null> {
  return db.maybe<StatementRow>(sql`${statements} WHERE s.id = ${id}`);
}

export async function countStatements(db: Db): Promise<number> {
  return (await db.one<{ count: number }>(sql`SELECT count(*) FROM statement`)).count;
}

export function listStatements(db: Db, { limit, offset }: Slice): Promise<StatementRow[]> {
  return db.many<StatementRow>(
    sql`${statements} ORDER BY s.at DESC, s.id DESC LIMIT ${limit} OFFSET ${offset}`,
  );
}

interface NewStatement {
  readonly sha256: string;
  readonly bank: string;
  readonly byId: number;
  readonly days: readonly string[];
}

export async function addStatement(tx: Db, statement: NewStatement, now: Date): Promise<number> {
  const days = statement.days.toSorted((a, b) => (a < b ? -1 : 1));
  const { id } = await tx.one<{ id: number }>(sql`
    INSERT INTO statement (file_sha256, bank, at, by_id, first_day, last_day, lines)
    VALUES (${statement.sha256}, ${statement.bank}, ${now}, ${statement.byId}, ${days[0] ?? null},
      ${days.at(-1) ?? null}, ${days.length})
    RETURNING id`);
  return id;
}

/** The first lines with these identities, by identity. */
export function firstLines(
  tx: Db,
  identities: readonly string[],
): Promise<{ id: number; identity: string }[]> {
  return tx.many<{ id: number; identity: string }>(sql`
    SELECT id, identity FROM statement_line WHERE identity = ANY(${identities}) AND same_as IS NULL`);
}

export interface NewLine extends Credit, Judgement {
  readonly sameAs: number | null;
}

/** All at once; resolves to their ids in the same order. */
export async function addLines(tx: Db, statementId: number, lines: readonly NewLine[]): Promise<number[]> {
  const rows = lines.map(
    ({ line, day, amountPaise, narration, utrs, identity, sameAs, verdict, by, paymentId }) => ({
      line,
      day,
      amount_paise: amountPaise,
      narration,
      utrs,
      identity,
      same_as: sameAs,
      verdict,
      match_by: by,
      payment_id: paymentId,
    }),
  );
  const added = await tx.many<{ id: number }>(sql`
    INSERT INTO statement_line (statement_id, line, day, amount_paise, narration, utrs, identity, same_as, verdict,
      match_by, payment_id)
    SELECT ${statementId}, line, day, amount_paise, narration, utrs, identity, same_as, verdict, match_by, payment_id
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS made (line integer, day date, amount_paise bigint,
      narration text, utrs text[], identity text, same_as integer, verdict text, match_by text, payment_id integer)
    RETURNING id`);
  return added.map(({ id }) => id);
}

export interface LineRow {
  id: number;
  statement_id: number;
  line: number;
  day: string;
  amount_paise: number;
  narration: string;
  utrs: string[];
  verdict: Verdict;
  match_by: 'utr' | 'reference' | null;
  payment_id: number | null;
  reference: string | null;
  payment_paise: number | null;
  payment_state: 'due' | 'submitted' | 'confirmed' | 'rejected' | null;
  shop_name: string | null;
  earlier_statement: number | null;
  earlier_line: number | null;
}

const lineColumns = sql`
  l.id, l.statement_id, l.line, l.day::text, l.amount_paise, l.narration, l.utrs, l.verdict, l.match_by, l.payment_id,
  p.reference, p.amount_paise AS payment_paise, p.state AS payment_state, s.name AS shop_name,
  e.statement_id AS earlier_statement, e.line AS earlier_line
  FROM statement_line l LEFT JOIN payment p ON p.id = l.payment_id LEFT JOIN shop s ON s.id = p.shop_id
    LEFT JOIN statement_line e ON e.id = l.same_as`;

const inStatement = (id: number, verdict: Verdict | null): Sql =>
  verdict ? sql`l.statement_id = ${id} AND l.verdict = ${verdict}` : sql`l.statement_id = ${id}`;

export function listLines(
  db: Db,
  id: number,
  verdict: Verdict | null,
  { limit, offset }: Slice,
): Promise<LineRow[]> {
  return db.many<LineRow>(sql`
    SELECT ${lineColumns} WHERE ${inStatement(id, verdict)} ORDER BY l.line, l.id LIMIT ${limit} OFFSET ${offset}`);
}

export function countVerdicts(db: Db, id: number): Promise<{ verdict: Verdict; count: number }[]> {
  return db.many<{ verdict: Verdict; count: number }>(sql`
    SELECT verdict, count(*) FROM statement_line WHERE statement_id = ${id} GROUP BY verdict`);
}

/** What the first so many certain lines come to. */
export async function certainPaise(db: Db, id: number, most: number): Promise<number> {
  const { paise } = await db.one<{ paise: number }>(sql`
    SELECT coalesce(sum(amount_paise), 0)::bigint AS paise FROM (
      SELECT amount_paise FROM statement_line
      WHERE statement_id = ${id} AND verdict = 'certain' ORDER BY line, id LIMIT ${most}) l`);
  return paise;
}

/** Lines that speak of a payment: by their match, or by the UTR that its owner has typed. */
export function linesAbout(db: Db, paymentId: number, utr: string | null): Promise<LineRow[]> {
  const utrs = utr ? [utr] : [];
  return db.many<LineRow>(sql`
    SELECT ${lineColumns}
    WHERE l.same_as IS NULL AND l.id IN (
      SELECT id FROM statement_line WHERE payment_id = ${paymentId}
      UNION SELECT id FROM statement_line WHERE ${utr !== null} AND utrs @> ${utrs}::text[])
    ORDER BY l.id LIMIT 10`);
}

export interface OpenLine {
  id: number;
  amount_paise: number;
  narration: string;
  utrs: string[];
}

/** Lines that are not settled, in their order. */
export function openLines(db: Db, statementId: number): Promise<OpenLine[]> {
  return db.many<OpenLine>(sql`
    SELECT id, amount_paise, narration, utrs FROM statement_line
    WHERE statement_id = ${statementId} AND verdict NOT IN ('confirmed', 'same-line') ORDER BY id`);
}

/** Locked until the transaction ends. */
export function holdLine(
  tx: Db,
  id: number,
): Promise<(OpenLine & { verdict: Verdict; payment_id: number | null }) | null> {
  return tx.maybe<OpenLine & { verdict: Verdict; payment_id: number | null }>(sql`
    SELECT id, amount_paise, narration, utrs, verdict, payment_id FROM statement_line WHERE id = ${id} FOR UPDATE`);
}

export async function writeJudgements(
  tx: Db,
  judged: readonly (Judgement & { id: number })[],
): Promise<void> {
  await tx.run(sql`
    UPDATE statement_line l SET verdict = made.verdict, match_by = made.by, payment_id = made."paymentId"
    FROM jsonb_to_recordset(${JSON.stringify(judged)}::jsonb) AS made (id integer, verdict text, by text,
      "paymentId" integer)
    WHERE l.id = made.id AND l.verdict NOT IN ('confirmed', 'same-line')
      AND (l.verdict, l.match_by, l.payment_id) IS DISTINCT FROM (made.verdict, made.by, made."paymentId")`);
}

export async function markLineConfirmed(tx: Db, id: number, paymentId: number): Promise<void> {
  await tx.run(sql`
    UPDATE statement_line SET verdict = 'confirmed', payment_id = ${paymentId} WHERE id = ${id}`);
}

/** The money of these lines is free for another payment, or for the same one again. */
export async function markLinesTakenBack(tx: Db, paymentId: number): Promise<void> {
  await tx.run(sql`
    UPDATE statement_line SET verdict = 'taken-back' WHERE payment_id = ${paymentId} AND verdict = 'confirmed'`);
}

export async function certainLines(db: Db, statementId: number): Promise<number[]> {
  const rows = await db.many<{ id: number }>(sql`
    SELECT id FROM statement_line WHERE statement_id = ${statementId} AND verdict = 'certain' ORDER BY line, id`);
  return rows.map(({ id }) => id);
}
