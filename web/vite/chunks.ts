import { basename, dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Rolldown } from 'vite';
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
const requestBytes = 350;

/** The pages with a budget are those that people come to first. */
const weightOf = ({ hasBudget }: PageFolder): number => (hasBudget ? 14 : 1);

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
  const chunks = joinWhileGaining(sharedChunks(shell, context));
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

/** One chunk for each set of pages that have modules in common. */
function sharedChunks(shell: ReadonlySet<string>, context: Context): Chunk[] {
  const users = new Map<string, PageFolder[]>();
  for (const page of readPageFolders()) {
    for (const id of modulesBehind(join(page.folder, 'Page.tsx'), context))
      if (!shell.has(id)) users.set(id, [...(users.get(id) ?? []), page]);
  }
  const chunks = new Map<string, Chunk>();
  for (const [id, pages] of users) {
    if (pages.length < 2) continue;
    const key = pages.map(({ name }) => name).join();
    const { modules = [], code = '' } = chunks.get(key) ?? {};
    chunks.set(key, chunkOf(new Set(pages), [...modules, id], code + codeOf(id, context)));
  }
  return [...chunks.values()];
}

/** Near enough to what will travel: comments are gone, names still long. */
const codeOf = (id: string, context: Context): string =>
  (context.getModuleInfo(id)?.code ?? '').replace(/\/\*[^]*?\*\/|^\s+|^import .*$/gm, '');

const chunkOf = (pages: ReadonlySet<PageFolder>, modules: readonly string[], code: string): Chunk => ({
  pages,
  modules,
  code,
  bytes: gzipSync(code).length,
});

const joined = (one: Chunk, other: Chunk): Chunk =>
  chunkOf(new Set([...one.pages, ...other.pages]), [...one.modules, ...other.modules], one.code + other.code);

/** Joins the two chunks that gain most by it, again and again, until no two gain. */
function joinWhileGaining(first: readonly Chunk[]): readonly Chunk[] {
  let chunks = first;
  const known = new Map<Chunk, Map<Chunk, number>>();
  const gainOf = (one: Chunk, other: Chunk): number => {
    const gains = known.get(one) ?? new Map<Chunk, number>();
    known.set(one, gains);
    const gain = gains.get(other) ?? gainOfJoining(one, other);
    gains.set(other, gain);
    return gain;
  };
  for (;;) {
    const pairs = chunks.flatMap((one, at) =>
      chunks.slice(at + 1).map((other) => ({ one, other, gain: gainOf(one, other) })),
    );
    const best = pairs.reduce<(typeof pairs)[number] | null>(
      (most, pair) => (pair.gain > (most?.gain ?? 0) ? pair : most),
      null,
    );
    if (!best) return chunks;
    const others = chunks.filter((chunk) => chunk !== best.one && chunk !== best.other);
    chunks = [...others, joined(best.one, best.other)];
  }
}

/** Of all pages together: who loads both saves a request, who loads one gets the other in vain. */
function gainOfJoining(one: Chunk, other: Chunk): number {
  const both = weigh([...one.pages].filter((page) => other.pages.has(page)));
  if (both === 0) return 0;
  const onlyOne = weigh([...one.pages].filter((page) => !other.pages.has(page)));
  const onlyOther = weigh([...other.pages].filter((page) => !one.pages.has(page)));
  const { bytes } = joined(one, other);
  const saved = one.bytes + other.bytes - bytes + requestBytes;
  return both * saved - onlyOne * (bytes - one.bytes) - onlyOther * (bytes - other.bytes);
}

const weigh = (pages: readonly PageFolder[]): number => pages.reduce((sum, page) => sum + weightOf(page), 0);

/** A page's script is named after its folder. */
export function nameChunk({ facadeModuleId, name }: Rolldown.PreRenderedChunk): string {
  const isPage = facadeModuleId?.endsWith('/Page.tsx');
  return `assets/${isPage ? `page-${basename(dirname(facadeModuleId ?? ''))}` : name}-[hash].js`;
}
