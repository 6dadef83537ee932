import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** One search of a set, and what would be right. */
export interface AskedSearch {
  /** What it is hard by: 'slip', 'tamil', 'festival'. */
  readonly kind: string;
  readonly city: string;
  readonly text: string;
  /** Any of these categories is right; none means that nothing may be found. */
  readonly categoryIds: readonly number[];
  /** The place that the text names, if it names one. */
  readonly place: string | null;
}

const folder = join(import.meta.dirname, '../sets');

export const setNames = (): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.tsv'))
    .map((name) => name.replace(/\.tsv$/, ''))
    .toSorted();

/** The misses of a set that is never mended are not shown, so that nobody mends them. */
export const showsMisses = (name: string): boolean => !name.startsWith('held-out');

export const readSet = (name: string): AskedSearch[] =>
  parseSet(readFileSync(join(folder, `${name}.tsv`), 'utf8'));

/** Columns: kind, city, text, category ids or '-', place. */
function parseSet(text: string): AskedSearch[] {
  return text
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'))
    .map((line) => {
      const [kind = '', city = '', asked = '', ids = '-', place = ''] = line
        .split('\t')
        .map((part) => part.trim());
      const categoryIds = ids === '-' || ids === '' ? [] : ids.split(',').map(Number);
      return { kind, city, text: asked, categoryIds, place: place || null };
    });
}
