import * as v from 'valibot';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const shape = v.object({
  /** Grows when the files of a backup change so that this program could not read them. */
  format: v.literal(1),
  made_at: v.string(),
  migrations: v.array(v.string()),
  tables: v.array(
    v.object({ name: v.string(), columns: v.array(v.string()), rows: v.number(), sha256: v.string() }),
  ),
  counters: v.array(v.object({ name: v.string(), last: v.number() })),
  photos: v.number(),
  bytes: v.number(),
});

/** What a backup holds. It is written last, so a folder without it is no backup. */
export type Manifest = v.InferOutput<typeof shape>;

const fileIn = (folder: string): string => join(folder, 'backup.json');

export const tableFile = (folder: string, table: string): string =>
  join(folder, 'tables', `${table}.copy.gz`);

export const writeManifest = (folder: string, manifest: Manifest): Promise<void> =>
  writeFile(fileIn(folder), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(fileIn(folder), 'utf8').catch(() => null);
  if (text === null) throw new Error(`There is no backup in ${folder}: it has no backup.json.`);
  const read = v.safeParse(shape, parse(text));
  if (!read.success) throw new Error(`The backup in ${folder} was made by another version, or is damaged.`);
  return read.output;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
