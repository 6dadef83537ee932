import { type Columns, columnsLack } from '@aaspaas/contract/console/statements/columns';
import { Failure } from '@aaspaas/contract/failure';
import { recordAuditEntry } from '../../audit/queries';
import type { Db } from '../../db/open';
import type { Upload } from '../../photos/upload';
import { judgeLines } from './judge-lines';
import type { Judgement } from './judge';
import * as queries from './queries';
import { fingerprintOf } from './parsing/guess-columns';
import { type CsvLayout, readRows } from './parsing/read-csv';
import { type Credit, readLine, type ReadLine } from './parsing/read-statement';

export interface ReadFile {
  readonly credits: readonly Credit[];
  readonly debits: number;
  readonly skipped: number;
  readonly unreadable: readonly Extract<ReadLine, { kind: 'unreadable' }>[];
}

export async function readFile(path: string, layout: CsvLayout, columns: Columns): Promise<ReadFile> {
  const credits: Credit[] = [];
  const unreadable: Extract<ReadLine, { kind: 'unreadable' }>[] = [];
  const counts = { debits: 0, skipped: 0 };
  for await (const row of readRows(path, layout)) {
    const read = readLine(row, columns);
    if (read.kind === 'credit') credits.push(read.credit);
    else if (read.kind === 'unreadable') unreadable.push(read);
    else counts[read.kind === 'debit' ? 'debits' : 'skipped'] += 1;
  }
  return { credits, ...counts, unreadable };
}

interface Import {
  readonly upload: Upload;
  readonly layout: CsvLayout;
  readonly columns: Columns;
  readonly bank: string;
  readonly actorId: number;
}

export interface Imported {
  readonly id: number;
  readonly isNew: boolean;
  readonly lines: number;
}

/** Keeps the lines of a file, and says of each what it is. The same file again changes nothing. */
export async function importStatement(db: Db, given: Import, now: Date): Promise<Imported> {
  const { upload, layout, columns, bank, actorId } = given;
  const lacks = columnsLack(columns);
  if (lacks) throw new Failure('invalid', lacks);
  const { credits } = await readFile(upload.path, layout, columns);
  return db.transaction(async (tx) => {
    await queries.holdImports(tx);
    const before = await queries.findByFile(tx, upload.sha256);
    if (before) return { id: before.id, isNew: false, lines: before.lines };
    if (credits.length === 0) throw new Failure('invalid', 'No line of this file says that money came in.');
    await queries.keepFormat(tx, fingerprintOf(layout.heading.cells), { bank, columns }, now);
    const days = credits.map(({ day }) => day);
    const id = await queries.addStatement(tx, { sha256: upload.sha256, bank, byId: actorId, days }, now);
    await addCredits(tx, id, credits);
    const about = { subject: 'statement', subjectId: id, detail: { lines: credits.length } } as const;
    await recordAuditEntry(tx, { actorId, action: 'statement imported', ...about }, now);
    return { id, isNew: true, lines: credits.length };
  });
}

const repeated: Judgement = { verdict: 'same-line', by: null, paymentId: null };

async function addCredits(tx: Db, statementId: number, credits: readonly Credit[]): Promise<void> {
  const identities = [...new Set(credits.map(({ identity }) => identity))];
  const known = new Map((await queries.firstLines(tx, identities)).map((line) => [line.identity, line.id]));
  const inFile = new Set(known.keys());
  const fresh = credits.filter(({ identity }) => !inFile.has(identity) && inFile.add(identity));
  const judgements = await judgeLines(
    tx,
    fresh.map((credit) => ({ ...credit, id: null })),
  );
  const judged = fresh.map((credit, at) => ({ ...credit, ...(judgements[at] ?? repeated), sameAs: null }));
  const ids = await queries.addLines(tx, statementId, judged);
  judged.forEach(({ identity }, at) => known.set(identity, ids[at] ?? 0));
  const isFresh = new Set<Credit>(fresh);
  const again = credits.filter((credit) => !isFresh.has(credit));
  await queries.addLines(
    tx,
    statementId,
    again.map((credit) => ({ ...credit, ...repeated, sameAs: known.get(credit.identity) ?? null })),
  );
}
