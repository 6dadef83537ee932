import { keyOfText, ofReplies, type PageWords, wordsPath } from '@aaspaas/contract/words';
import { speak } from '../say';
import { loading } from './load';
import { leadTo } from './paths-in';
import { noteSelections } from './selected';

/**
 * From here on the page speaks the language that the server has drawn it in, with the words that the server has said.
 * Only pages in another language than English load this. What it gives loads what else the page can say.
 */
export function beginIn(words: PageWords): () => Promise<void> {
  const { byKey } = words;
  leadTo(words.code);
  noteSelections();
  const known = (english: string) => byKey[keyOfText(english)];
  speak((english, isName) => known(english) ?? (isName ? names.say(english) : english));
  loading.around = async (load) => {
    // The text of `load` has the name of the script in it.
    const [, script = ''] = /\/([^/]+)\.js/.exec(String(load)) ?? [];
    const [loaded] = await Promise.all([load(), add([script], words)]);
    return loaded;
  };
  return () => addOthers(words);
}

/** What else the first scripts can say, and what replies say. Resolves once it can be said in the language. */
async function addOthers(words: PageWords): Promise<void> {
  const { scripts = '' } = document.querySelector<HTMLElement>('[data-scripts]')?.dataset ?? {};
  const files = scripts.split(' ').map((path) => path.replace(/^.*\/|\.js$/g, ''));
  await Promise.all([add([...files, ofReplies], words), addNames(words)]);
}

/** Until its rules are there, a name that the server has not said is in Latin letters. */
const names: { say: (names: string) => string } = { say: String };

async function addNames({ code, byKey }: PageWords): Promise<void> {
  try {
    const { namesIn } = await import('@aaspaas/contract/scripts/name-in');
    names.say = namesIn(code, (name) => byKey[keyOfText(name)]);
  } catch {}
}

/** Without them it is said in English. */
async function add(scripts: readonly string[], { code, version, byKey }: PageWords): Promise<void> {
  try {
    Object.assign(byKey, await (await fetch(wordsPath(code, scripts, version))).json());
  } catch {}
}
