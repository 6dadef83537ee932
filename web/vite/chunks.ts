import { basename, dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { minifySync, type Rolldown } from 'vite';
import { type Bytes, type Chunk, chunkOf, joinWhileGaining, type Load } from './join-chunks.ts';
import { type PageFolder, readPageFolders, source } from './page-folders.ts';

type Context = Rolldown.ChunkingContext;

/** Roughly what comes before a page's own scripts: the shell, and its style sheet. Only steers; budgets are checked. */
const bytesBefore = 77_700;
const bytesOfSheet: Readonly<Record<string, number>> = {
  first: 7000,
  finder: 6300,
  registration: 6200,
  whole: 10_150,
  console: 7300,
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
  const chunks = joinWhileGaining(sharedChunks(users, context), allowances(users, context), (id) =>
    importsOf(id, context),
  );
  const taken = new Set<string>();
  const shared = chunks.flatMap(({ modules }, at) => {
    const lazyName = lazyNameOf(modules, context);
    // Two chunks of one name would become one file.
    const name = lazyName && !taken.has(lazyName) ? lazyName : `part-${at}`;
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

/** In one order, so that the same sources make the same files: the bundler names them in the order in which it read them. */
const importsOf = (id: string, context: Context): readonly string[] =>
  [...(context.getModuleInfo(id)?.importedIds ?? [])].sort();

/** All that a module imports, and what that imports; not what is loaded later. */
function modulesBehind(root: string, context: Context): Set<string> {
  const found = new Set<string>();
  const visit = (id: string): void => {
    const info = found.has(id) ? null : context.getModuleInfo(id);
    if (!info) return;
    found.add(id);
    importsOf(id, context).forEach(visit);
  };
  visit(root);
  return found;
}

type Users = ReadonlyMap<string, readonly Load[]>;

/** The loads that each module is part of. */
function usersOfModules(shell: ReadonlySet<string>, context: Context): Users {
  const users = new Map<string, Load[]>();
  for (const load of readPageFolders().flatMap(loadsOf)) {
    const modules = new Set(load.roots.flatMap((root) => [...modulesBehind(root, context)]));
    for (const id of modules) if (!shell.has(id)) users.set(id, [...(users.get(id) ?? []), load]);
  }
  return users;
}

/** The first load of a page, and where it asks for more at once, the two together. */
function loadsOf({ name, folder, sheet, budget, atOnce, budgetAtOnce }: PageFolder): Load[] {
  const first = { name, folder, sheet, budget, roots: [join(folder, 'Page.tsx')] };
  if (atOnce.length === 0) return [first];
  const more = atOnce.map((script) => join(source, '..', script));
  return [
    first,
    { ...first, name: `${name} at once`, budget: budgetAtOnce, roots: [...first.roots, ...more] },
  ];
}

const isOfOnePage = (loads: readonly Load[]): boolean =>
  new Set(loads.map(({ folder }) => folder)).size === 1;

/** One chunk for each set of loads that have modules in common. */
function sharedChunks(users: Users, context: Context): Chunk[] {
  const chunks = new Map<string, Chunk>();
  for (const [id, loads] of users) {
    if (isOfOnePage(loads)) continue;
    const key = loads.map(({ name }) => name).join();
    const { modules = [], code = '' } = chunks.get(key) ?? {};
    chunks.set(key, chunkOf(new Set(loads), [...modules, id], code + codeOf(id, context)));
  }
  return [...chunks.values()];
}

/** What of each load's budget is left for the scripts that pages share. */
function allowances(users: Users, context: Context): Bytes {
  const own = new Map<Load, string>();
  for (const [id, loads] of users)
    if (isOfOnePage(loads))
      for (const load of loads) own.set(load, (own.get(load) ?? '') + codeOf(id, context));
  const left = ([load, code]: [Load, string]): number =>
    load.budget * 1024 - bytesBefore - (bytesOfSheet[load.sheet] ?? 0) - gzipSync(code).length;
  return new Map([...own].map((entry) => [entry[0], left(entry)]));
}

/** Near enough to what will travel: minified, without its imports. */
const codeOf = (id: string, context: Context): string =>
  minifySync(id, context.getModuleInfo(id)?.code ?? '', { module: true }).code.replace(importStatement, '');

const importStatement = /import\s*(?:[^;'"]*?from)?\s*["'][^"']*["'];?/g;

/** A page's script is named after its folder. */
export function nameChunk({ facadeModuleId, name }: Rolldown.PreRenderedChunk): string {
  const isPage = facadeModuleId?.endsWith('/Page.tsx');
  return `assets/${isPage ? basename(dirname(facadeModuleId ?? '')) : name}-[hash].js`;
}
