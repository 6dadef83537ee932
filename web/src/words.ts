import { keyOfText, type PageWords, wordsPath } from '@aaspaas/contract/words';
import { setPrefix } from './current-url/language-prefix';
import { speak } from './say';

let known: PageWords | null = null;

/** From here on the page speaks the language that the server has drawn it in. */
export function beginIn(words: PageWords | undefined): void {
  if (!words) return;
  known = words;
  setPrefix(`/${words.code}`);
  speak((english) => words.byKey[keyOfText(english)] ?? english);
}

/**
 * Loads a script, and at the same time its words. The build puts it around every `import()`, of which `load` is the
 * text: its own name tells which words those are.
 */
export async function loadWithWords<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  const script = known && /\/([^/]+)\.js/.exec(String(load))?.[1];
  if (!known || !script) return load();
  const [loaded] = await Promise.all([load(), addWordsOf(script, known)]);
  return loaded;
}

/** Without them the script speaks English. */
async function addWordsOf(script: string, { code, version, byKey }: PageWords): Promise<void> {
  try {
    Object.assign(byKey, await (await fetch(wordsPath(code, script, version))).json());
  } catch {}
}
