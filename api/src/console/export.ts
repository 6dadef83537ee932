import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import type { Permission } from '@aaspaas/contract/console/grades';
import { Failure } from '@aaspaas/contract/failure';
import { product } from '@aaspaas/contract/product';
import { type AuditSubject, recordAuditEntry } from '../audit/queries';
import type { Db } from '../db/open';
import { demand } from '../http/demand';
import type { Services } from '../http/route';
import { type CookieSettings, openVisit } from '../http/visit';
import { byteOrderMark, type Cell, csvLine } from './csv';

/** The filters of the list that is exported, as they stand in its url. */
export type Filters = Readonly<Record<string, string | undefined>>;

export interface ExportRow {
  /** Rows come in the order of their keys, which grow or fall. */
  readonly key: number;
  readonly cells: readonly Cell[];
}

export interface Export {
  /** Of the file: 'shops' is at …/console/export/shops.csv. */
  readonly name: string;
  readonly subject: AuditSubject;
  readonly columns: readonly string[];
  /** What the list itself asks for, besides the permission to export: 'look', unless stated here. */
  readonly permission?: Permission;
  /** The next rows after the one with this key; null for the first ones. An empty page ends the file. */
  readRows(db: Db, filters: Filters, after: number | null, limit: number, now: Date): Promise<ExportRow[]>;
}

const rowsAtOnce = 1000;

/** Lists as files for a spreadsheet, written piece by piece so that a long one needs no memory. */
export function serveExports(
  app: FastifyInstance,
  exports: readonly Export[],
  services: Services,
  cookies: CookieSettings,
): void {
  for (const each of exports)
    app.get<{ Querystring: Record<string, unknown> }>(
      `${product.base}/console/export/${each.name}.csv`,
      async (request, reply) => {
        const { actor } = await openVisit(request, reply, services, cookies);
        if (!actor) throw new Failure('signed-out', 'Please log in to continue.');
        const now = services.clock.now();
        demand(actor, { permission: each.permission ?? 'look', proof: 'none' }, now);
        demand(actor, { permission: 'export data', proof: 'recent' }, now);
        const filters = readFilters(request.query);
        await recordExport(services.db, each, actor.accountId, filters, now);
        return reply
          .header('cache-control', 'private, no-store')
          .header('content-disposition', `attachment; filename="${each.name}.csv"`)
          .type('text/csv; charset=utf-8')
          .send(Readable.from(linesOf(each, services.db, filters, now)));
      },
    );
}

const readFilters = (query: Record<string, unknown>): Filters =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) =>
      typeof value === 'string' && isText(value) ? [[name, value]] : [],
    ),
  );

const isText = (value: string): boolean =>
  value.length <= 200 && !value.includes('\0') && value.isWellFormed();

/** What was searched for may be a name or a number, so only the names of the filters are written down. */
const recordExport = (db: Db, { name, subject }: Export, actorId: number, filters: Filters, now: Date) =>
  recordAuditEntry(
    db,
    {
      actorId,
      action: 'list exported',
      subject,
      subjectId: null,
      subjectKey: name,
      detail: { filters: Object.keys(filters).sort().join(' ') },
    },
    now,
  );

async function* linesOf(list: Export, db: Db, filters: Filters, now: Date): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(list.columns);
  let after: number | null = null;
  for (;;) {
    const rows: ExportRow[] = await list.readRows(db, filters, after, rowsAtOnce, now);
    if (rows.length === 0) return;
    yield rows.map(({ cells }) => csvLine(cells)).join('');
    after = rows.at(-1)?.key ?? null;
    if (rows.length < rowsAtOnce) return;
  }
}
