import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import {
  forProgram,
  isCode,
  isForPeople,
  isRead,
  isSmallText,
  kindOfFile,
  kindOfName,
  looksLikeText,
  notTexts,
  sayers,
  tellers,
} from './what-is-read.ts';

const root = join(import.meta.dirname, '../../..');

export interface Found {
  readonly text: string;
  /** Such as 'button'; blank where it needs no saying. */
  readonly kind: string;
  readonly file: string;
  readonly node: SourceNode;
  /** It is shown where it is written, as a child or an attribute of an element. Others are said where they are shown. */
  readonly isShown: boolean;
  /** It stands in a function, which runs once the language is known. */
  readonly isInside: boolean;
}

/** Of the tree that the parser makes, of which few parts matter here. */
export interface SourceNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- each of a hundred types has parts of its own
  readonly [part: string]: any;
}

/** What is known of a place in a source. */
interface Around {
  readonly file: string;
  readonly kind: string;
  readonly isCode?: boolean;
  /** A text, whatever it looks like. */
  readonly isText?: boolean;
  readonly isShown?: boolean;
  readonly isInside?: boolean;
}

/** Every text that customers, owners and agents can read. */
export const findTexts = (): Found[] =>
  ['contract/src', 'api/src', 'web/src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => join(folder, file).replaceAll('\\', '/'))
      .filter(isRead)
      .toSorted()
      .flatMap((file) => textsIn(file, readFileSync(join(root, file), 'utf8'))),
  );

export function textsIn(file: string, source: string): Found[] {
  const found: Found[] = [];
  const walk = (node: SourceNode, around: Around): void => {
    const text = textOf(node, around);
    if (text !== null && /[a-z]/i.test(text) && !/^[,.:;]/.test(text) && !notTexts.has(text)) {
      const { kind, isShown = false, isInside = false } = around;
      found.push({ text, kind, file, node, isShown: isShown || node.type === 'JSXText', isInside });
    }
    for (const [part, child] of partsOf(node)) {
      const how = aroundPart(node, part, child, around);
      if (how) walk(child, how);
    }
  };
  walk(parseSync(file, source).program, { file, kind: kindOfFile(file) });
  return found;
}

function textOf(node: SourceNode, { file, isCode = false, isText = false }: Around): string | null {
  if (node.type === 'JSXText') return plainText(node['value']).trim();
  const { value } = node;
  if (node.type !== 'Literal' || typeof value !== 'string' || isCode) return null;
  return isText || isSmallText(file, value) || looksLikeText(value) ? value : null;
}

/** As JSX makes a text of its lines. */
export const plainText = (value: string): string =>
  value
    .split('\n')
    .map((line, at, { length }) => {
      const begun = at > 0 ? line.trimStart() : line;
      return at < length - 1 ? begun.trimEnd() : begun;
    })
    .filter(Boolean)
    .join(' ');

const isNode = (value: unknown): value is SourceNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function* partsOf(node: SourceNode): Generator<[part: string, child: SourceNode]> {
  if (/^(Import|ExportAll|TS(?!As|Satisfies|NonNull)|TaggedTemplate)/.test(node.type)) return;
  for (const [part, value] of Object.entries(node))
    for (const child of [value].flat()) if (isNode(child)) yield [part, child];
}

/** What is known of a part of a node; null where no text can be. */
function aroundPart(node: SourceNode, part: string, child: SourceNode, around: Around): Around | null {
  const { isText: _, isShown: __, ...plain } = around;
  switch (node.type) {
    case 'CallExpression':
    case 'NewExpression':
      return part === 'arguments' ? aroundArgument(node, child, plain) : plain;
    case 'Property':
      return part === 'key' ? null : aroundProperty(node, around);
    case 'JSXAttribute':
      return part === 'name' ? null : aroundAttribute(node, plain);
    case 'JSXElement':
      return part === 'children' ? childOf(node, plain) : { ...plain, kind: '' };
    case 'JSXFragment':
      return { ...plain, kind: '', isShown: true };
    case 'ConditionalExpression':
      return part === 'test' ? { ...plain, isCode: true } : around;
    case 'LogicalExpression':
    case 'ParenthesizedExpression':
    case 'ArrayExpression':
    case 'ObjectExpression':
    case 'JSXExpressionContainer':
      return around;
    case 'MemberExpression':
      return part === 'property' ? null : plain;
    case 'ArrowFunctionExpression':
    case 'FunctionDeclaration':
    case 'BlockStatement':
      return { ...plain, isCode: false, isInside: true };
    default:
      return isCodeHere(node, part) ? { ...plain, isCode: true } : plain;
  }
}

const isCodeHere = ({ type, id }: SourceNode, part: string): boolean =>
  type === 'BinaryExpression' ||
  (type === 'SwitchCase' && part === 'test') ||
  (type === 'VariableDeclarator' && /[cC]lass(es)?$/.test(id?.name ?? ''));

const childOf = ({ openingElement }: SourceNode, plain: Around): Around => ({
  ...plain,
  isCode: false,
  kind: kindOfName(`<${nameOf(openingElement.name)}`),
  isShown: true,
});

function aroundArgument({ callee, arguments: all }: SourceNode, child: SourceNode, plain: Around): Around {
  const name = nameOf(callee);
  const at = all.indexOf(child);
  if (sayers.test(name)) return at === 0 ? { ...plain, isCode: false, isText: true } : plain;
  const kind = tellers[name];
  if (kind) return { ...plain, isCode: false, kind, isText: at > 0 };
  return forProgram.test(name) ? { ...plain, isCode: true } : plain;
}

function aroundProperty({ key, computed }: SourceNode, around: Around): Around {
  const name: string = computed ? '' : (key.name ?? key.value ?? '');
  if (around.isText) return around;
  // The only table whose names of things begin with a small letter.
  if (name === 'name' && around.file.endsWith('ListingGaps.tsx')) return { ...around, isText: true };
  // There they are the names of steps and of fields.
  if (isCode(name) && !/\/(steps\/flows|rules)\//.test(around.file)) return { ...around, isCode: true };
  return { ...around, kind: around.kind === 'mail' ? 'mail' : kindOfName(`.${name}`) || around.kind };
}

function aroundAttribute({ name, value }: SourceNode, plain: Around): Around {
  const called = nameOf(name);
  const isOfPart = called === 'name' && /^[a-z]/.test(value?.value ?? 'a');
  if (isForPeople(called) && !isOfPart)
    return {
      ...plain,
      isCode: false,
      kind: kindOfName(`@${called}`),
      isShown: true,
      isText: isText(called, value),
    };
  return isCode(called) ? { ...plain, isCode: true } : { ...plain, isCode: false, kind: '', isShown: true };
}

/** Some of these attributes are given codes elsewhere, and then by an expression. */
const isText = (called: string, value: SourceNode | null): boolean =>
  value?.type === 'Literal' || !/^(what|more|name)$/.test(called);

/** Of what is called, or of an element or attribute. */
function nameOf(node: SourceNode | undefined): string {
  const name: unknown = node?.['property']?.name ?? node?.['name'];
  return typeof name === 'string' ? name : '';
}
