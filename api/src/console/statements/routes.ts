import {
  confirmStatement,
  importStatement,
  listStatements,
  matchStatement,
  previewStatement,
  readStatement,
} from '@aaspaas/contract/console/statements/calls';
import { columnRoles, type Columns, columnsLack } from '@aaspaas/contract/console/statements/columns';
import { confirmedAtOnce } from '@aaspaas/contract/console/statements/limits';
import { type Verdict, verdicts } from '@aaspaas/contract/console/statements/verdicts';
import { Failure } from '@aaspaas/contract/failure';
import { says } from '@aaspaas/contract/says';
import type { Db } from '../../db/open';
import { route } from '../../http/route';
import type { Upload } from '../../photos/upload';
import { readPage } from '../paging';
import { confirmLines, matchAgain } from './confirm-lines';
import { importStatement as importFile, readFile } from './import-statement';
import { presentLine, presentStatement } from './present';
import * as queries from './queries';
import { fingerprintOf, guessColumns } from './parsing/guess-columns';
import { findLayout } from './parsing/read-csv';

export const statementRoutes = [
  route(previewStatement, async ({ body, uploads, db }) => {
    const upload = onlyFile(uploads.file);
    const layout = await findLayout(upload.path, body.heading_line ?? null);
    const { cells: headings, line } = layout.heading;
    const known = await queries.findFormat(db, fingerprintOf(headings));
    const columns = within(chosen(body) ?? known?.columns ?? guessColumns(headings), headings.length);
    const lacks = columnsLack(columns);
    const read = lacks ? nothingRead : await readFile(upload.path, layout, columns);
    const before = await queries.findByFile(db, upload.sha256);
    return {
      result: true,
      preview: {
        headings: [...headings],
        heading_line: line,
        columns,
        bank: known?.bank ?? '',
        is_known: known !== null,
        lacks,
        sample: read.credits.slice(0, 8).map((credit) => ({
          line: credit.line,
          day: credit.day,
          amount_rupees: credit.amountPaise / 100,
          narration: credit.narration,
        })),
        credits: read.credits.length,
        debits: read.debits,
        skipped: read.skipped,
        unreadable: read.unreadable.slice(0, 10).map(({ line: at, text }) => ({ line: at, text })),
        already: before && { id: before.id, at: before.at.toISOString(), by: before.by },
      },
    };
  }),

  route(importStatement, async ({ body, uploads, actor, db, clock }) => {
    const upload = onlyFile(uploads.file);
    const layout = await findLayout(upload.path, body.heading_line ?? null);
    const columns = within(chosen(body) ?? {}, layout.heading.cells.length);
    const given = { upload, layout, columns, bank: body.bank?.trim() ?? '', actorId: actor.accountId };
    const { id, isNew, lines } = await importFile(db, given, clock.now());
    return { result: true, message: isNew ? sayImported(lines) : importedBefore, id, is_new: isNew };
  }),

  route(listStatements, async ({ body, db }) => {
    const paged = await readPage(body.page, {
      count: () => queries.countStatements(db),
      rows: (slice) => queries.listStatements(db, slice),
    });
    return { result: true, ...paged, rows: paged.rows.map(presentStatement) };
  }),

  route(readStatement, async ({ body, db }) => {
    const statement = await statementWith(db, body.id);
    const verdict = verdicts.find((known) => known === body.verdict) ?? null;
    const found = await queries.countVerdicts(db, body.id);
    const counts = Object.fromEntries(found.map(({ verdict: of, count }) => [of, count]));
    const paged = await readPage(body.page, {
      count: async () => countOf(found, verdict),
      rows: (slice) => queries.listLines(db, body.id, verdict, slice),
    });
    return {
      result: true,
      ...paged,
      rows: paged.rows.map(presentLine),
      statement: presentStatement(statement),
      counts,
      certain_rupees: (await queries.certainPaise(db, body.id, confirmedAtOnce)) / 100,
    };
  }),

  route(matchStatement, async ({ body, db }) => {
    await statementWith(db, body.id);
    await matchAgain(db, body.id);
    return { result: true, message: 'Every line was looked at again.' };
  }),

  route(confirmStatement, async ({ body, actor, db, clock, publicUrl }) => {
    await statementWith(db, body.id);
    const confirming = {
      statementId: body.id,
      count: body.count,
      actorId: actor.accountId,
      publicUrl: publicUrl(),
    };
    const { confirmed, left } = await confirmLines(db, confirming, clock.now());
    return { result: true, message: sayConfirmedLines(confirmed, left), confirmed, left };
  }),
];

const importedBefore = 'This very file was imported before. Nothing has changed.';

const sayImported = (lines: number) =>
  lines === 1
    ? says('1 line imported. Nothing is confirmed yet.')
    : says('{lines} lines imported. Nothing is confirmed yet.', { lines });

const sayConfirmedLines = (confirmed: number, left: number) =>
  left > 0
    ? says('{confirmed} confirmed. {left} more wait for the next press.', { confirmed, left })
    : says('{confirmed} confirmed.', { confirmed });

const nothingRead = { credits: [], debits: 0, skipped: 0, unreadable: [] } as const;

function onlyFile([upload]: readonly Upload[]): Upload {
  if (!upload || upload.bytes === 0) throw new Failure('invalid', 'Please choose the file of your bank.');
  return upload;
}

async function statementWith(db: Db, id: number): Promise<queries.StatementRow> {
  const statement = await queries.findStatement(db, id);
  if (!statement) throw new Failure('missing', 'There is no such statement.');
  return statement;
}

/** The columns that the admin has chosen; null where nothing was chosen. */
function chosen(body: { readonly [Role in keyof Columns]?: number | undefined }): Columns | null {
  const columns = columnRoles.flatMap((role) =>
    body[role] === undefined ? [] : [[role, body[role]] as const],
  );
  return columns.length > 0 ? Object.fromEntries(columns) : null;
}

/** Columns that this file has. */
const within = (columns: Columns, width: number): Columns =>
  Object.fromEntries(Object.entries(columns).filter(([, at]) => at < width));

const countOf = (found: readonly { verdict: Verdict; count: number }[], verdict: Verdict | null): number =>
  found.reduce((sum, each) => sum + (verdict === null || each.verdict === verdict ? each.count : 0), 0);
