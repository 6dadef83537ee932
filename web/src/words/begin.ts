import { keyOfText, ofReplies, type PageWords, wordsPath } from '@aaspaas/contract/words';
import { speak } from '../say';
import { loading } from './load';
import { leadTo } from './paths-in';
import { noteSelections } from './selected';

/**
 * From here on the page speaks the language that the server has drawn it in, with the words that the server has said.
 * Only pages in another language than English load this.
 */
export function beginIn(words: PageWords): void {
  const { byKey } = words;
  leadTo(words.code);
  noteSelections();
  speak((english) => byKey[keyOfText(english)] ?? english);
  loading.around = async (load) => {
    // The text of `load` has the name of the script in it.
    const [, script = ''] = /\/([^/]+)\.js/.exec(String(load)) ?? [];
    const [loaded] = await Promise.all([load(), add([script], words)]);
    return loaded;
  };
}

/** What else the first scripts can say, and what replies say. Resolves once it can be said in the language. */
export function addOthers(words: PageWords): Promise<void> {
  const { scripts = '' } = document.querySelector<HTMLElement>('[data-scripts]')?.dataset ?? {};
  const names = scripts.split(' ').map((path) => path.replace(/^.*\/|\.js$/g, ''));
  return add([...names, ofReplies], words);
}

/** Without them it is said in English. */
async function add(scripts: readonly string[], { code, version, byKey }: PageWords): Promise<void> {
  try {
    Object.assign(byKey, await (await fetch(wordsPath(code, scripts, version))).json());
  } catch {}
}
