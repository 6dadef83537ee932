import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { ReplyOf, RequestTo } from '@aaspaas/contract/call';
import { categories, categoryNamed } from '@aaspaas/contract/shops/categories';
import { listShops } from '@aaspaas/contract/shops/calls';
import { buildApp } from '../../../src/app';
import { fillCategories } from '../../../src/db/prepare';
import { startEmbedded } from '../../../src/db/embedded/start';
import { migrate } from '../../../src/db/migrate';
import { type Database, openDatabase } from '../../../src/db/open';
import { sql } from '../../../src/db/sql';
import { loadDemoData } from '../../../../demo/src/load';
import { openPhotoFolder } from '../../../src/photos/folder-store';
import { fillPlaces } from '../../../src/places/fill-places';
import { indexMissingShops } from '../../../src/search/indexing/index-shops';
import { refreshSearchTerms } from '../../../src/search/indexing/term-queries';
import { reportWhereabouts } from '../whereabouts/report';
import { type AskedSearch, readSet, setNames, showsMisses } from './asked-set';

type Reply = ReplyOf<typeof listShops>;

/** How well the page answers one search. */
interface Judged {
  readonly asked: AskedSearch;
  /** The rank of the first right result among the first ten; 0 if none is right. */
  readonly rank: number;
  readonly reply: Reply;
}

const noon = new Date('2026-03-16T06:30:00Z');

/** The lines of a report on each set: what people get to see, on the demo data, over HTTP. */
export async function reportSearch(names: readonly string[] = setNames()): Promise<string[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'aaspaas-judge-'));
  const embedded = await startEmbedded({ dataDir });
  const database = openDatabase(embedded.url);
  const app = await appWithDemo(database, dataDir);
  try {
    const lines: string[] = [];
    for (const name of names) lines.push(...(await reportSet(app, name)));
    return [...lines, ...(await reportWhereabouts((request, turn) => askApp(app, request, turn), database))];
  } finally {
    await app.close();
    await database.close();
    await embedded.stop();
    await rm(dataDir, { recursive: true });
  }
}

async function appWithDemo(database: Database, dataDir: string): Promise<FastifyInstance> {
  await migrate(database, fileURLToPath(new URL('../../../migrations', import.meta.url)));
  await fillCategories(database);
  await fillPlaces(database, fileURLToPath(new URL('../../../places/places.txt.gz', import.meta.url)));
  const hash = '0'.repeat(32);
  await database.run(sql`INSERT INTO media (hash, width, height) VALUES (${hash}, 800, 600)`);
  const photos = { shop: new Map(categories.map(({ id }) => [id, [hash]])), people: [hash] };
  await loadDemoData(database, photos, { passwordHash: '', now: noon });
  await indexMissingShops(database);
  await refreshSearchTerms(database);
  const photoStore = await openPhotoFolder(join(dataDir, 'media'));
  return buildApp({
    database,
    clock: { now: () => noon },
    photoStore,
    clientFolder: null,
    pages: null,
    isSecure: false,
    publicUrl: () => 'https://aaspaas.example',
    tileUrl: 'https://tile.example/{z}/{x}/{y}.png',
    geocoderUrl: 'https://geocoder.example/reverse',
    trustProxy: ['loopback'],
    logLevel: 'silent',
    sealKey: Buffer.alloc(32),
  });
}

async function reportSet(app: FastifyInstance, name: string): Promise<string[]> {
  const judged: Judged[] = [];
  for (const [turn, asked] of readSet(name).entries()) judged.push(await judge(app, asked, turn));
  const kinds = [...new Set(judged.map(({ asked }) => asked.kind))];
  const meant = judged.filter(({ asked }) => asked.categoryIds.length > 0);
  return [
    `Set '${name}', ${judged.length} searches of the demo data. Hit among ten, among three, and mean reciprocal rank, by kind:`,
    ...kinds.map(
      (kind) => `  ${kind.padEnd(12)}${scores(judged.filter(({ asked }) => asked.kind === kind))}`,
    ),
    `  ${'all meant'.padEnd(12)}${scores(meant)}`,
    ...(showsMisses(name) ? judged.filter(({ rank }) => rank !== 1).map(missOf) : []),
  ];
}

async function judge(app: FastifyInstance, asked: AskedSearch, turn: number): Promise<Judged> {
  const request = { search: asked.text, city: asked.city, limit: 10, fields: 'card' } as const;
  const reply = await askApp(app, request, turn);
  return { asked, reply, rank: rankOf(asked, reply) };
}

async function askApp(
  app: FastifyInstance,
  request: RequestTo<typeof listShops>,
  turn: number,
): Promise<Reply> {
  const { body } = await app.inject({
    method: 'POST',
    url: listShops.path,
    // Nobody searches so often; the limits for one visitor are not what is judged.
    remoteAddress: `10.0.${Math.floor(turn / 200)}.${turn % 200}`,
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
    payload: JSON.stringify(request),
  });
  // The server has held it against the call's shape.
  return JSON.parse(body) as Reply;
}

function rankOf({ categoryIds }: AskedSearch, { list }: Reply): number {
  if (categoryIds.length === 0) return list.length === 0 ? 1 : 0;
  const ids = list.map(({ sh_category_name }) => categoryNamed(sh_category_name)?.id ?? 0);
  return ids.findIndex((id) => categoryIds.includes(id)) + 1;
}

function scores(judged: readonly Judged[]): string {
  const hits = judged.filter(({ rank }) => rank > 0).length;
  const ofThree = judged.filter(({ rank }) => rank > 0 && rank <= 3).length;
  const ranks = judged.reduce((sum, { rank }) => sum + (rank > 0 ? 1 / rank : 0), 0);
  const { length } = judged;
  return (
    `${(hits / length).toFixed(3)} (${hits} of ${length})`.padEnd(24) +
    `${(ofThree / length).toFixed(3)}  ${(ranks / length).toFixed(3)}`
  );
}

function missOf({ asked, rank, reply }: Judged): string {
  const wanted = asked.categoryIds.map(nameOf).join(', ') || 'nothing';
  const got = reply.list
    .slice(0, 3)
    .map(({ sh_name, sh_category_name }) => `${sh_name} (${sh_category_name})`);
  const place = reply.understood?.moved ? ` moved to ${reply.understood.place?.name ?? '?'}` : '';
  return `  ${rank || 'missed'}  ${asked.kind}  ${asked.text} (${asked.city})  [wanted: ${wanted}]  ${reply.understood?.tier ?? ''}${place}: ${got.join('; ')}`;
}

const nameOf = (id: number): string => categories.find((one) => one.id === id)?.name ?? String(id);
