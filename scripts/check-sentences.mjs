// @ts-check
// What a person reads is a literal template with named parameters: nothing puts a sentence together or reads one back.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { giveUp, inProject } from './project.mjs';

/** @typedef {{ type: string, start: number, [key: string]: any }} Node */
/** @typedef {{ rule: 'template' | 'glued' | 'read', at: number, says: string }} Finding */

/**
 * Which arguments of these are sentences; of an object, its values. `say` also says what tables have, which is written
 * out there.
 */
const makers = new Map(
  Object.entries({
    says: [0],
    say: [0],
    sayWith: [0],
    Said: [0],
    Failure: [1],
    refusal: [1, 2],
    tooMany: [1],
  }),
);
/** What these are told is for whoever runs or writes the program. */
const forMakers = /^(Error|\w+Error|log|warn|error|info|about|giveUp|complain)$/;
const sayer = /\bsays?\b[^;]* from '[^']*\/says?'/;
const ofFailures = /^(message|says|said|sentence|complaint)$/;
const readers = new Set(['test', 'exec', 'match', 'startsWith', 'endsWith', 'includes', 'search', 'indexOf']);

/** Everything in a source that is against the rules. @param {string} file @param {string} text @returns {Finding[]} */
function findGlued(file, text) {
  /** @type {Finding[]} */
  const found = [];
  const add = (/** @type {Finding['rule']} */ rule, /** @type {Node} */ { start, end }) =>
    found.push({
      rule,
      at: text.slice(0, start).split('\n').length,
      says: text.slice(start, end).split('\n')[0] ?? '',
    });

  /** @param {Node} node @param {boolean} isForPeople */
  const walk = (node, isForPeople) => {
    const isCall = node.type === 'CallExpression' || node.type === 'NewExpression';
    const name = isCall ? nameOf(node['callee']) : '';
    const isWritten =
      isForPeople && !forMakers.test(name) && node.type !== 'TaggedTemplateExpression' && !isOfClasses(node);
    if (!name.startsWith('say') || sayer.test(text))
      for (const index of makers.get(name) ?? [])
        checkSentence(node['arguments'][index], name === 'says' || name === 'sayWith');
    if (isCall && readsSentence(node)) add('read', node);
    if (node.type === 'TemplateLiteral' && isWritten && isSentence(node)) add('glued', node);
    if (node.type === 'JSXElement' && isPieces(node)) add('glued', node);
    for (const child of childrenOf(node)) walk(child, isWritten);
  };
  /** @param {Node | undefined} node @param {boolean} isStrict */
  const checkSentence = (node, isStrict) => {
    if (!node) return;
    if (node.type === 'ConditionalExpression' || node.type === 'LogicalExpression')
      return [node['left'] ?? node['consequent'], node['right'] ?? node['alternate']].forEach((each) =>
        checkSentence(each, isStrict),
      );
    if (node.type === 'ObjectExpression')
      return node['properties'].forEach((/** @type {Node} */ { value }) => checkSentence(value, isStrict));
    const isGlued =
      node.type === 'BinaryExpression' || (node.type === 'TemplateLiteral' && node['expressions'].length > 0);
    if (isGlued || (isStrict && node.type !== 'Literal')) add('template', node);
  };
  walk(parseSync(file, text).program, true);
  return found;
}

/** @param {Node} callee @returns {string} */
const nameOf = (callee) => callee['property']?.name ?? callee['name'] ?? '';

/** Two words in a row that stand outside the braces, or one beside a brace. @param {Node} template */
function isSentence({ expressions, quasis }) {
  const text = quasis.map((/** @type {Node} */ { value }) => value.cooked ?? '').join('\0');
  return (
    expressions.length > 0 && /[a-z’']{2,}[.,:;?!]? (?=[\0‘“₹(a-z])[\0a-z‘“₹(]/i.test(text) && !isCode(text)
  );
}

/** `className={`, `className: ` and `const buttonClasses = `. @param {Node} node */
const isOfClasses = ({ type, name, key, id }) =>
  (type === 'JSXAttribute' || type === 'Property' || type === 'VariableDeclarator') &&
  /^(className|transform)$|[cC]lass(es)?$/.test((name ?? key ?? id)?.name ?? '');

/** Words beside a value: `<p>Within {km} km</p>`. @param {Node} element */
function isPieces({ children }) {
  const isWords = (/** @type {Node} */ { type, value }) => type === 'JSXText' && /[a-z]{2}/i.test(value);
  const isValue = (/** @type {Node} */ { type, expression }) =>
    type === 'JSXExpressionContainer' &&
    /^(Identifier|MemberExpression|CallExpression)$/.test(expression.type);
  return children.some(isWords) && children.some(isValue);
}

/** Paths, headers and markup. @param {string} text */
const isCode = (text) => /<\/?\w+[ >]|[\w-]+=["\0]|: \0;|\bmax-age/.test(text);

/** `/email/.test(message)`, `failure.message.startsWith('No ')`. @param {Node} call */
function readsSentence({ callee, arguments: args }) {
  if (callee?.type !== 'MemberExpression' || !readers.has(callee['property'].name)) return false;
  const whats = [callee['object'], ...args].filter(
    ({ type }) => type === 'Identifier' || type === 'MemberExpression',
  );
  const isOfLibrary = (/** @type {Node} */ node) => /^(error|cause)$/.test(node['object']?.name ?? '');
  return whats.some((each) => ofFailures.test(nameOf(each)) && !isOfLibrary(each));
}

/** @param {Node} node @returns {Node[]} */
function childrenOf(node) {
  return Object.values(node)
    .flat()
    .filter((value) => value !== null && typeof value === 'object' && typeof value.type === 'string');
}

function sources() {
  return ['contract/src', 'api/src', 'web/src'].flatMap((folder) =>
    readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' })
      .map((file) => join(folder, file).replaceAll('\\', '/'))
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file)),
  );
}

/** How many sentences are still put together. These figures only fall. */
const left = { contract: 2, api: 76, web: 192 };

/** Read by words: what PostgreSQL logs, and the 400s of that name no field. */
const readByWords = ['api/src/db/embedded/start.ts', 'web/src/registration/submit/sentences.ts'];

/** Each must be found: a check that finds nothing would pass as well. */
const planted = {
  template: [
    'throw refusal("invalid", { photo: `Image ${n} is too large` });',
    "throw new Failure('taken', name + ' is there');",
    "import { says } from '../says'; says(isOne ? words : 'Others');",
  ],
  glued: [
    'const text = `You have ${n} open requests`;',
    '<p title={`Photo ${n} of ${all}`} />',
    '<p>Within {km} km</p>',
  ],
  read: ['if (/email/i.test(failure.message)) return;', "says.startsWith('Image ')"],
};

const missed = Object.entries(planted).flatMap(([rule, examples]) =>
  examples.filter((text) => !findGlued('planted.tsx', text).some((each) => each.rule === rule)),
);
if (missed.length > 0) giveUp(`Planted and not found: ${missed.join(' ')}`);

const findings = sources().flatMap((file) =>
  findGlued(file, readFileSync(inProject(file), 'utf8')).map((each) => ({ ...each, file })),
);
const wrong = findings.filter(
  ({ rule, file }) => rule === 'template' || (rule === 'read' && !readByWords.includes(file)),
);
const tooMany = Object.entries(left).flatMap(([workspace, most]) => {
  const found = findings.filter(({ rule, file }) => rule === 'glued' && file.startsWith(`${workspace}/`));
  if (found.length < most) console.log(`${workspace}: ${found.length} left, so its figure can be lowered`);
  return found.length > most ? found : [];
});
const complaints = [...wrong, ...tooMany].map(
  ({ file, at, rule, says }) => `${file}:${at} (${rule}) ${says}`,
);
if (complaints.length > 0)
  giveUp(
    ["A sentence is a literal template with parameters: says('Image {n} is …', { n }).", ...complaints].join(
      '\n',
    ),
  );
