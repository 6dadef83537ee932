import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The built scripts of the web app, as Vite lists them. */
export interface ManifestChunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** What scripts can say. */
export interface ScriptTexts {
  /** Of all these files. */
  of(files: readonly string[]): readonly string[];
  /** Of the script of a name and of what it imports. What every page has belongs to the entry alone. */
  ofScript(name: string): readonly string[];
}

/** Written by the build of the web app. */
export async function readScriptTexts(clientFolder: string, manifest: Manifest): Promise<ScriptTexts> {
  // The build has written it.
  const texts = JSON.parse(await readFile(join(clientFolder, '.vite/texts.json'), 'utf8')) as Readonly<
    Record<string, readonly string[]>
  >;
  const of = (files: readonly string[]) => [...new Set(files.flatMap((file) => texts[file] ?? []))];
  return {
    of,
    ofScript(name) {
      const key = Object.keys(manifest).find((each) => manifest[each]?.file === `assets/${name}.js`);
      return key ? of([`assets/${name}.js`, ...filesBehind(manifest, [key])]) : [];
    },
  };
}

/** The scripts of some modules with what they import, besides the entry. */
export function filesBehind(manifest: Manifest, keys: readonly string[]): string[] {
  const files = new Set<string>();
  const add = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file) || chunk.isEntry) return;
    files.add(chunk.file);
    chunk.imports?.forEach(add);
  };
  keys.forEach(add);
  return [...files];
}
