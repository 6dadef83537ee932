import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import type { Permission } from '@aaspaas/contract/roles/grades';
import { Failure } from '@aaspaas/contract/failure';
import { product } from '@aaspaas/contract/product';
import { dayMs } from '@aaspaas/contract/durations';
import { says } from '@aaspaas/contract/says';
import { type AuditSubject, recordAuditEntry } from '../audit/queries';
import type { Db } from '../db/open';
import { demand } from '../http/session/demand';
import type { Services } from '../http/route';
import { countedRoute } from '../http/route-limits';
import { tooMany } from '../http/throttle';
import { type Pace, waitBefore } from '../http/throttle-queries';
import { type CookieSettings, openVisit } from '../http/session/visit';
import { byteOrderMark, type Cell, csvLine } from './csv';

/** The filters and the order of the list that is exported, as they stand in its url. */
export type Filters = Readonly<Record<string, string | undefined>>;

/** Rows that are read, and written, at once. */
type Piece = readonly (readonly Cell[])[];

export interface Export {
  /** Of the file: 'shops' is at …/console/export/shops.csv. */
  readonly name: string;
  readonly subject: AuditSubject;
  readonly columns: readonly string[];
  /** What the list itself asks for, besides the permission to export: 'look', unless stated here. */
  readonly permission?: Permission;
  /** The rows as the page lists them, piece by piece. */
  readPieces(db: Db, filters: Filters, now: Date): AsyncIterable<Piece>;
}

/** A file is the whole list. With this, one person can have sixty in a minute. */
const piecesOfExport = 50;
/** Files hold far more people than a page shows, so an admin gets twenty a day. */
const aDay: Pace = { from: 20, firstWaitMs: dayMs, longestWaitMs: dayMs, windowMs: dayMs };

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
      countedRoute,
      async (request, reply) => {
        const visit = await openVisit(request, reply, services, cookies);
        services.work.count(visit, 'exports', piecesOfExport);
        const { actor } = visit;
        if (!actor) throw new Failure('signed-out', 'Please log in to continue.');
        const now = services.clock.now();
        demand(actor, { permission: each.permission ?? 'look', proof: 'none' }, now);
        demand(actor, { permission: 'export data', proof: 'recent' }, now);
        const filters = readFilters(request.query);
        const waitMs = await waitBefore(services.db, `files:${actor.accountId}`, aDay);
        if (waitMs > 0) throw tooMany(waitMs, says('You have downloaded twenty files within a day.'));
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
  for await (const piece of list.readPieces(db, filters, now)) yield piece.map(csvLine).join('');
}
