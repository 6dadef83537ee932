import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { type SourceNode, plainText, textsIn } from './texts/find-texts.ts';
import { isRead } from './texts/what-is-read.ts';

const root = join(import.meta.dirname, '../..');
const sayer = JSON.stringify(join(root, 'web/src/say'));

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
  const shown = textsIn(file, source).filter(({ isShown }) => isShown);
  if (shown.length === 0) return source;
  const early = shown.find(({ isInside }) => !isInside);
  if (early) throw new Error(`${file} says '${early.text}' before it knows in which language`);
  const said = shown.reduceRight(
    (code, { node }) => code.slice(0, node.start) + inSay(node, source) + code.slice(node.end),
    source,
  );
  return `import { say as $say } from ${sayer};${said}`;
}

function inSay(node: SourceNode, source: string): string {
  const isChild = node.type === 'JSXText';
  const said = isChild
    ? sayBetweenSpaces(plainText(node['value']))
    : `$say(${JSON.stringify(node['value'])})`;
  const breaks = source.slice(node.start, node.end).replaceAll(/[^\n]/g, '');
  return isChild || isWholeAttribute(node, source) ? `{${said}${breaks}}` : said;
}

/** `title="Hello"`. */
const isWholeAttribute = ({ start }: SourceNode, source: string): boolean =>
  /[\w-]=$/.test(source.slice(0, start));

const sayBetweenSpaces = (text: string): string => {
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  const said = `$say(${JSON.stringify(words)})`;
  return [before && JSON.stringify(before), said, after && JSON.stringify(after)].filter(Boolean).join('+');
};
