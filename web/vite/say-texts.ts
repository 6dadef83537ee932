import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { isRead, plainText, textsOf } from '../../scripts/words/collect.mjs';

const root = join(import.meta.dirname, '../..');
const sayer = join(root, 'web/src/say');

/** Texts stand in the elements as people read them. What is built says them: `<p>Hello</p>` is `<p>{say("Hello")}</p>`. */
export const sayTexts: Plugin = {
  name: 'say-texts',
  enforce: 'pre',
  transform: {
    filter: { id: /\/web\/src\/.*\.tsx$/ },
    handler(source, id) {
      const file = relative(root, id).replaceAll('\\', '/');
      const code = isRead(file) ? withTextsSaid(file, source) : source;
      return code === source ? undefined : { code, map: null };
    },
  },
};

/** Lines stay where they are, so that the places that errors name stay right. */
export function withTextsSaid(file: string, source: string): string {
  const shown = textsOf(file, source).filter(({ isShown }) => isShown);
  const said = shown.reduceRight((code, { node, isInside }) => {
    if (!isInside) throw new Error(`${file} says '${node['value']}' before it knows in which language`);
    const before = code.slice(0, node.start);
    return before + inSay(node, before, source) + code.slice(node['end']);
  }, source);
  return shown.length > 0 ? `import { say as $say } from ${JSON.stringify(sayer)};${said}` : source;
}

function inSay(node: ReturnType<typeof textsOf>[number]['node'], before: string, source: string): string {
  const isChild = node.type === 'JSXText';
  const text = isChild ? plainText(node['value']) : node['value'];
  const said = isChild ? sayBetweenSpaces(text) : `$say(${JSON.stringify(text)})`;
  const breaks = '\n'.repeat(source.slice(node.start, node['end']).split('\n').length - 1);
  return isChild || /=\s*$/.test(before) ? `{${said}${breaks}}` : said;
}

const sayBetweenSpaces = (text: string): string =>
  [/^\s*/.exec(text)?.[0], text.trim(), /\s*$/.exec(text)?.[0]]
    .map((piece, at) => (at === 1 ? `$say(${JSON.stringify(piece)})` : JSON.stringify(piece)))
    .filter((piece) => piece !== '""')
    .join('+');
