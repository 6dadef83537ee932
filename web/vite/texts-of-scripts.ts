import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, type Plugin, Visitor } from 'vite';
import { keyOfText } from '../../contract/src/words.ts';

const source = join(import.meta.dirname, '../../words/texts.json');

/** Writes down what each script can say: the server sends a page the words of its scripts, and no others. */
export const textsOfScripts: Plugin = {
  name: 'texts-of-scripts',
  generateBundle(_options, bundle) {
    const texts = Object.keys(JSON.parse(readFileSync(source, 'utf8')) as object);
    refuseSameKeys(texts);
    const known = new Set(texts);
    const scripts = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk' ? [[file.fileName, textsIn(file.fileName, file.code, known)] as const] : [],
    );
    this.emitFile({
      type: 'asset',
      fileName: '.vite/texts.json',
      source: JSON.stringify(Object.fromEntries(scripts.filter(([, found]) => found.length > 0))),
    });
  },
};

function textsIn(name: string, code: string, known: ReadonlySet<string>): string[] {
  const found = new Set<string>();
  const add = (text: unknown) => {
    if (typeof text === 'string' && known.has(text)) found.add(text);
  };
  new Visitor({
    Literal: ({ value }) => add(value),
    TemplateElement: ({ value }) => add(value.cooked),
  }).visit(parseSync(name, code).program);
  return [...found];
}

function refuseSameKeys(texts: readonly string[]): void {
  const keys = new Map<string, string>();
  for (const text of texts) {
    const other = keys.get(keyOfText(text));
    if (other !== undefined) throw new Error(`'${text}' and '${other}' have the same key`);
    keys.set(keyOfText(text), text);
  }
}
