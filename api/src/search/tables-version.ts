import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { conceptsFolder } from './understanding/concepts/read-files';

/** Changed by hand when search rows are computed otherwise from the same files. */
const ofCode = '7';

let version: string | null = null;

/** Tells whether a search row was computed with the concept files as they are now. */
export function tablesVersion(): string {
  version ??= hashOf(conceptsFolder());
  return version;
}

function hashOf(folder: string): string {
  const hash = createHash('sha256').update(ofCode);
  for (const name of readdirSync(folder).toSorted()) hash.update(readFileSync(join(folder, name)));
  return hash.digest('base64url').slice(0, 16);
}
