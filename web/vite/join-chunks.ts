import { gzipSync } from 'node:zlib';
import type { PageFolder } from './page-folders.ts';

/** What a visit to a page loads together, from these scripts on. */
export interface Load extends Pick<PageFolder, 'name' | 'folder' | 'sheet' | 'budget'> {
  readonly roots: readonly string[];
}

/** Modules that travel in one file, and the loads that need it. */
export interface Chunk {
  readonly loads: ReadonlySet<Load>;
  readonly modules: readonly string[];
  readonly code: string;
  readonly bytes: number;
}

type ImportsOf = (module: string) => readonly string[];

/** What a request costs a page, in bytes that it could load instead. */
const requestBytes = 100;

/** What a file adds to the code in it: the names that it takes and gives. */
const bytesOfFile = 150;

export const chunkOf = (loads: ReadonlySet<Load>, modules: readonly string[], code: string): Chunk => ({
  loads,
  modules,
  code,
  bytes: gzipSync(code).length + bytesOfFile,
});

const joined = (one: Chunk, other: Chunk): Chunk =>
  chunkOf(new Set([...one.loads, ...other.loads]), [...one.modules, ...other.modules], one.code + other.code);

export type Bytes = ReadonlyMap<Load, number>;

interface Join {
  readonly one: Chunk;
  readonly other: Chunk;
  readonly both: Chunk;
}

/** Joins the two chunks that gain most by it, again and again, until no two gain. */
export function joinWhileGaining(
  first: readonly Chunk[],
  allowed: Bytes,
  importsOf: ImportsOf,
): readonly Chunk[] {
  const joinOf = joinEachPairOnce();
  let chunks = first;
  for (;;) {
    const cost = costOfAll(chunks, allowed);
    const loaded = bytesByLoad(chunks);
    const afterJoin = (join: Join): Chunk[] => withImports(withJoin(chunks, join), importsOf);
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
    if (![...one.loads].some((load) => other.loads.has(load))) return null;
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
function withImports(chunks: readonly Chunk[], importsOf: ImportsOf): Chunk[] {
  const loadsOf = new Map(chunks.map((chunk) => [chunk, new Set(chunk.loads)]));
  const chunkOfModule = new Map(chunks.flatMap((chunk) => chunk.modules.map((id) => [id, chunk] as const)));
  const spread = (chunk: Chunk, loads: ReadonlySet<Load>): void => {
    const known = loadsOf.get(chunk);
    const news = [...loads].filter((load) => !known?.has(load));
    if (news.length > 0) news.forEach((load) => known?.add(load));
    else if (loads !== chunk.loads) return;
    for (const id of chunk.modules.flatMap(importsOf)) {
      const imported = chunkOfModule.get(id);
      if (imported && imported !== chunk) spread(imported, new Set(loads));
    }
  };
  for (const chunk of chunks) spread(chunk, chunk.loads);
  return chunks.map((chunk) => {
    const loads = loadsOf.get(chunk) ?? chunk.loads;
    return loads.size === chunk.loads.size ? chunk : { ...chunk, loads };
  });
}

/** Who loads both files saves a request; who loads one gets the other in vain. */
function gainOf({ one, other, both }: Join, loaded: Bytes, allowed: Bytes): number {
  return [...both.loads].reduce((sum, load) => {
    const before = loaded.get(load) ?? 0;
    const unjoined = [one, other].filter(({ loads }) => loads.has(load));
    const after = unjoined.reduce((bytes, chunk) => bytes - chunk.bytes, before) + both.bytes;
    const saved = unjoined.length === 2 ? requestCost(load) : 0;
    return sum + costOf(load, before, allowed) - costOf(load, after, allowed) + saved;
  }, 0);
}

function costOfAll(chunks: readonly Chunk[], allowed: Bytes): number {
  const requests = chunks.flatMap(({ loads }) => [...loads].map(requestCost));
  const costs = [...bytesByLoad(chunks)].map(([load, bytes]) => costOf(load, bytes, allowed));
  return [...requests, ...costs].reduce((sum, cost) => sum + cost, 0);
}

/** Bytes beyond a load's budget cost by their square, so that the page that is worst off is helped first. */
const costOf = (load: Load, bytes: number, allowed: Bytes): number =>
  careFor(load) * (weightOf(load) * Math.max(0, bytes - (allowed.get(load) ?? 0)) ** 2 + bytes * costOfByte);
const requestCost = (load: Load): number => careFor(load) * requestBytes * costOfByte;
const costOfByte = 50;

/** The console is the operator's alone; its many pages must not decide what everybody else loads. */
const careFor = ({ sheet }: Load): number => (sheet === 'console' ? 0.02 : 1);

/** Most people come to these pages first. */
const weightOf = ({ sheet }: Load): number => (sheet === 'first' ? 4 : 1);

function bytesByLoad(chunks: readonly Chunk[]): Bytes {
  const bytes = new Map<Load, number>();
  for (const chunk of chunks)
    for (const load of chunk.loads) bytes.set(load, (bytes.get(load) ?? 0) + chunk.bytes);
  return bytes;
}
