import { basename, dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { minifySync, type Rolldown } from 'vite';
import { type PageFolder, readPageFolders, source } from './page-folders.ts';

type Context = Rolldown.ChunkingContext;

/** Modules that travel in one file, and the pages that load it. */
interface Chunk {
  readonly pages: ReadonlySet<PageFolder>;
  readonly modules: readonly string[];
  readonly code: string;
  readonly bytes: number;
}

/** What a request costs a page, in bytes that it could load instead. */
const requestBytes = 100;

/** What a file adds to the code in it: the names that it takes and gives. */
const bytesOfFile = 110;

/** Roughly what comes before a page's own scripts: the shell, and its style sheet. Only steers; budgets are checked. */
const bytesBefore = 75_500;
const bytesOfSheet: Readonly<Record<string, number>> = {
  first: 6000,
  finder: 5500,
  registration: 5600,
  whole: 7400,
};

/**
 * Names the file that a module travels in. What the entry loads is the shell; what several pages load is joined into
 * files as long as the pages gain by it; what one page loads stays with that page.
 */
export function chunkNames(): Rolldown.CodeSplittingNameFunction {
  let names: ReadonlyMap<string, string> | undefined;
  return (id, context) => {
    names ??= nameModules(context);
    return names.get(id) ?? null;
  };
}

function nameModules(context: Context): Map<string, string> {
  const shell = modulesBehind(join(source, 'entry-client.tsx'), context);
  const users = usersOfModules(shell, context);
  const chunks = joinWhileGaining(sharedChunks(users, context), allowances(users, context), context);
  const taken = new Set<string>();
  const shared = chunks.flatMap(({ modules }, at) => {
    const lazyName = lazyNameOf(modules, context);
    // Two chunks of one name would become one file.
    const name = lazyName && !taken.has(lazyName) ? lazyName : `shared-${at}`;
    taken.add(name);
    return modules.map((id) => [id, name] as const);
  });
  return new Map([...[...shell].map((id) => [id, 'shell'] as const), ...shared]);
}

/** The name of what other pages load lazily, where there is such a module among them: it is found by that name. */
function lazyNameOf(modules: readonly string[], context: Context): string | undefined {
  const lazy = modules.find((id) => (context.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0);
  return lazy && basename(lazy).replace(/\.\w+$/, '');
}

/** All that a module imports, and what that imports; not what is loaded later. */
function modulesBehind(root: string, context: Context): Set<string> {
  const found = new Set<string>();
  const visit = (id: string): void => {
    const info = found.has(id) ? null : context.getModuleInfo(id);
    if (!info) return;
    found.add(id);
    info.importedIds.forEach(visit);
  };
  visit(root);
  return found;
}

type Users = ReadonlyMap<string, readonly PageFolder[]>;

/** The pages that load each module. */
function usersOfModules(shell: ReadonlySet<string>, context: Context): Users {
  const users = new Map<string, PageFolder[]>();
  for (const page of readPageFolders()) {
    for (const id of modulesBehind(join(page.folder, 'Page.tsx'), context))
      if (!shell.has(id)) users.set(id, [...(users.get(id) ?? []), page]);
  }
  return users;
}

/** One chunk for each set of pages that have modules in common. */
function sharedChunks(users: Users, context: Context): Chunk[] {
  const chunks = new Map<string, Chunk>();
  for (const [id, pages] of users) {
    if (pages.length < 2) continue;
    const key = pages.map(({ name }) => name).join();
    const { modules = [], code = '' } = chunks.get(key) ?? {};
    chunks.set(key, chunkOf(new Set(pages), [...modules, id], code + codeOf(id, context)));
  }
  return [...chunks.values()];
}

/** What of each page's budget is left for the scripts that it shares with others. */
function allowances(users: Users, context: Context): Bytes {
  const own = new Map<PageFolder, string>();
  for (const [id, [page, ...others]] of users)
    if (page && others.length === 0) own.set(page, (own.get(page) ?? '') + codeOf(id, context));
  const left = ([page, code]: [PageFolder, string]): number =>
    page.budget * 1024 - bytesBefore - (bytesOfSheet[page.sheet] ?? 0) - gzipSync(code).length;
  return new Map([...own].map((entry) => [entry[0], left(entry)]));
}

/** Near enough to what will travel: minified, without its imports. */
const codeOf = (id: string, context: Context): string =>
  minifySync(id, context.getModuleInfo(id)?.code ?? '', { module: true }).code.replace(importStatement, '');

const importStatement = /import\s*(?:[^;'"]*?from)?\s*["'][^"']*["'];?/g;

const chunkOf = (pages: ReadonlySet<PageFolder>, modules: readonly string[], code: string): Chunk => ({
  pages,
  modules,
  code,
  bytes: gzipSync(code).length + bytesOfFile,
});

const joined = (one: Chunk, other: Chunk): Chunk =>
  chunkOf(new Set([...one.pages, ...other.pages]), [...one.modules, ...other.modules], one.code + other.code);

type Bytes = ReadonlyMap<PageFolder, number>;

interface Join {
  readonly one: Chunk;
  readonly other: Chunk;
  readonly both: Chunk;
}

/** Joins the two chunks that gain most by it, again and again, until no two gain. */
function joinWhileGaining(first: readonly Chunk[], allowed: Bytes, context: Context): readonly Chunk[] {
  const joinOf = joinEachPairOnce();
  let chunks = first;
  for (;;) {
    const cost = costOfAll(chunks, allowed);
    const loaded = bytesByPage(chunks);
    const afterJoin = (join: Join): Chunk[] => withImports(withJoin(chunks, join), context);
    const best = chunks
      .flatMap((one, at) => chunks.slice(at + 1).flatMap((other) => joinOf(one, other) ?? []))
      .map((join) => ({ join, gain: gainOf(join, loaded, allowed) }))
      .filter(({ gain }) => gain > 0)
      .toSorted((one, other) => other.gain - one.gain)
      .find(({ join }) => costOfAll(afterJoin(join), allowed) < cost);
    if (!best) return chunks;
    chunks = afterJoin(best.join);
  }
}

/** The join of two chunks, or null where no page loads both. */
function joinEachPairOnce(): (one: Chunk, other: Chunk) => Join | null {
  const known = new Map<Chunk, Map<Chunk, Join>>();
  return (one, other) => {
    if (![...one.pages].some((page) => other.pages.has(page))) return null;
    const ofOne = known.get(one) ?? new Map<Chunk, Join>();
    known.set(one, ofOne);
    const join = ofOne.get(other) ?? { one, other, both: joined(one, other) };
    ofOne.set(other, join);
    return join;
  };
}

const withJoin = (chunks: readonly Chunk[], { one, other, both }: Join): Chunk[] => [
  ...chunks.filter((chunk) => chunk !== one && chunk !== other),
  both,
];

/** Who loads a chunk also loads the chunks that its modules import. */
function withImports(chunks: readonly Chunk[], context: Context): Chunk[] {
  const pagesOf = new Map(chunks.map((chunk) => [chunk, new Set(chunk.pages)]));
  const chunkOfModule = new Map(chunks.flatMap((chunk) => chunk.modules.map((id) => [id, chunk] as const)));
  const load = (chunk: Chunk, pages: ReadonlySet<PageFolder>): void => {
    const known = pagesOf.get(chunk);
    const news = [...pages].filter((page) => !known?.has(page));
    if (news.length > 0) news.forEach((page) => known?.add(page));
    else if (pages !== chunk.pages) return;
    for (const id of chunk.modules.flatMap((module) => context.getModuleInfo(module)?.importedIds ?? [])) {
      const imported = chunkOfModule.get(id);
      if (imported && imported !== chunk) load(imported, new Set(pages));
    }
  };
  for (const chunk of chunks) load(chunk, chunk.pages);
  return chunks.map((chunk) => {
    const pages = pagesOf.get(chunk) ?? chunk.pages;
    return pages.size === chunk.pages.size ? chunk : { ...chunk, pages };
  });
}

/** Who loads both files saves a request; who loads one gets the other in vain. */
function gainOf({ one, other, both }: Join, loaded: Bytes, allowed: Bytes): number {
  return [...both.pages].reduce((sum, page) => {
    const before = loaded.get(page) ?? 0;
    const unjoined = [one, other].filter(({ pages }) => pages.has(page));
    const after = unjoined.reduce((bytes, chunk) => bytes - chunk.bytes, before) + both.bytes;
    const saved = unjoined.length === 2 ? requestBytes : 0;
    return sum + costOf(page, before, allowed) - costOf(page, after, allowed) + saved * costOfByte;
  }, 0);
}

function costOfAll(chunks: readonly Chunk[], allowed: Bytes): number {
  const files = chunks.reduce((sum, { pages }) => sum + pages.size, 0);
  const costs = [...bytesByPage(chunks)].map(([page, bytes]) => costOf(page, bytes, allowed));
  return costs.reduce((sum, cost) => sum + cost, files * requestBytes * costOfByte);
}

/** Bytes beyond a page's budget cost by their square, so that the page that is worst off is helped first. */
const costOf = (page: PageFolder, bytes: number, allowed: Bytes): number =>
  weightOf(page) * Math.max(0, bytes - (allowed.get(page) ?? 0)) ** 2 + bytes * costOfByte;
const costOfByte = 50;

/** Most people come to these pages first. */
const weightOf = ({ sheet }: PageFolder): number => (sheet === 'first' ? 4 : 1);

function bytesByPage(chunks: readonly Chunk[]): Bytes {
  const bytes = new Map<PageFolder, number>();
  for (const chunk of chunks)
    for (const page of chunk.pages) bytes.set(page, (bytes.get(page) ?? 0) + chunk.bytes);
  return bytes;
}

/** A page's script is named after its folder. */
export function nameChunk({ facadeModuleId, name }: Rolldown.PreRenderedChunk): string {
  const isPage = facadeModuleId?.endsWith('/Page.tsx');
  return `assets/${isPage ? `page-${basename(dirname(facadeModuleId ?? ''))}` : name}-[hash].js`;
}
