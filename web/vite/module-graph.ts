import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';

/** What one source file imports, as absolute paths. */
interface Imports {
  readonly fixed: readonly string[];
  /** By `import()`: loaded when it is wanted. */
  readonly lazy: readonly string[];
  /** The same, but loaded together with the styles of all pages (`withAllStyles`). */
  readonly styled: readonly string[];
}

const contract = join(import.meta.dirname, '../../contract/src');

/** Every file that is loaded with the given ones, themselves included. `follow` says which imports to go along. */
export function filesBehind(
  roots: readonly string[],
  follow: (imports: Imports) => readonly string[],
): Set<string> {
  const found = new Set<string>();
  const visit = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    if (/\.tsx?$/.test(file)) follow(readImports(file)).forEach(visit);
  };
  roots.filter((root) => existsSync(root)).forEach(visit);
  return found;
}

const isValue = ({ isType }: { readonly isType: boolean }): boolean => !isType;

function readImports(file: string): Imports {
  const text = readFileSync(file, 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  const imported = staticImports.filter(({ entries }) => entries.length === 0 || entries.some(isValue));
  const exported = staticExports.flatMap(({ entries }) => entries).filter(isValue);
  const lazy = dynamicImports.map(({ start, moduleRequest }) => ({
    isStyled: /withAllStyles\(\s*\(\)\s*=>\s*$/.test(text.slice(0, start)),
    files: resolve(file, text.slice(moduleRequest.start + 1, moduleRequest.end - 1)),
  }));
  return {
    fixed: [...imported, ...exported].flatMap(({ moduleRequest }) =>
      resolve(file, moduleRequest?.value ?? ''),
    ),
    lazy: lazy.flatMap(({ isStyled, files }) => (isStyled ? [] : files)),
    styled: lazy.flatMap(({ isStyled, files }) => (isStyled ? files : [])),
  };
}

/** A file of ours; nothing for a package. */
function resolve(file: string, name: string): string[] {
  const ours = /^@aaspaas\/contract\/(.+)$/.exec(name)?.[1];
  if (!ours && !name.startsWith('.')) return [];
  const base = ours ? join(contract, ours) : join(dirname(file), name.replace(/\?.*$/, ''));
  const candidates = ['', '.ts', '.tsx'].map((ending) => base + ending);
  return candidates.filter((each) => existsSync(each) && statSync(each).isFile()).slice(0, 1);
}
