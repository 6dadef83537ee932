import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const source = join(import.meta.dirname, '../src');

export interface PageFolder {
  readonly name: string;
  readonly folder: string;
  /** As its `route.ts` names it; nothing means the whole. */
  readonly sheet: string;
  /** What its first load may weigh, in KiB, as its `route.ts` grants it. */
  readonly budget: number;
  /** What its `route.server.ts` asks for as soon as it stands; nothing for most pages. */
  readonly atOnce: readonly string[];
  /** The budget together with that; not a number where there is none. */
  readonly budgetAtOnce: number;
}

/** The pages, read from their files: the build must know them before it can run them. */
export function readPageFolders(): PageFolder[] {
  const pages = join(source, 'pages');
  const names = readdirSync(pages).filter((name) => existsSync(join(pages, name, 'route.ts')));
  return names.toSorted().map((name) => {
    const folder = join(pages, name);
    const route = readFileSync(join(folder, 'route.ts'), 'utf8');
    const sheet = /^ {2}sheet: '(\w+)'/m.exec(route)?.[1] ?? 'whole';
    const kibOf = (field: string): number =>
      Number(new RegExp(`^ {2}${field}: ([\\d.]+)`, 'm').exec(route)?.[1]);
    return {
      name,
      folder,
      sheet,
      budget: kibOf('budget'),
      atOnce: readAtOnce(folder),
      budgetAtOnce: kibOf('budgetAtOnce'),
    };
  });
}

function readAtOnce(folder: string): string[] {
  const file = join(folder, 'route.server.ts');
  const [, list = ''] =
    (existsSync(file) && /^ {2}atOnce: \[([^\]]*)\]/m.exec(readFileSync(file, 'utf8'))) || [];
  return [...list.matchAll(/'([^']+)'/g)].map(([, script = '']) => script);
}
