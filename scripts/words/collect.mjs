// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { inProject } from '../project.mjs';
import { filesOfSmallTexts, notTexts } from './not-by-looks.mjs';

/** @typedef {{ type: string, start: number, [key: string]: any }} Node */
/**
 * A text and where it stands. It is shown where it is written if it is a child or an attribute of an element there;
 * others are said where they are shown.
 * @typedef {{ text: string, kind: string, file: string, node: Node, isShown: boolean, isInside: boolean }} Found
 */
/** @typedef {{ kind: string, isMaker?: boolean, isShown?: boolean, isInside?: boolean }} Around */

/** What only the operator and developers read, and programs that are not the product. */
const notRead =
  /\.test\.tsx?$|\.d\.ts$|\/console\/|dev-ui|^api\/src\/(.*\/)?(commands|backup|openapi|metrics|db|processes|jobs|every-job|audit|settings|system|sound|demo-accounts|uploads|understanding|training|indexing|additions|settle|listing-life)\/|letters\/(admins|payee|test-mail)|queries\.ts|\/(env|main|prepare|serve|app|shapes|search-words|city-spellings|place-words|stored-keys|grades|new-admin|smtp|worker|listing-life|entry-server|languages|city-places|cities|expiry|default-location|place-label|reset-second-step|area|tries|export|icon-names|shrink-worker|go-to-place|name-place)\.tsx?$/;

/** Calls whose arguments are texts, whatever they look like. */
const makers = new Map(
  Object.entries({
    says: 'text',
    say: 'text',
    sayWith: 'text',
    Said: 'text',
    Failure: 'error',
    refusal: 'error',
    tooMany: 'error',
    toast: 'message',
    messageOf: 'error',
    signOutWithMessage: 'message',
  }),
);
/** Calls whose arguments are for the program. */
const forProgram =
  /^(\w*Error|log|warn|error|info|about|get|set|has|add|test|run|open|field|fetch|replace\w*|split|join|normalize|startsWith|endsWith|includes|indexOf|RegExp|querySelector\w*|matchMedia|recordAuditEntry|recordSecurityEvent|recordContactEvent|actOnListing|demand|declareCall|declareConsoleCall|createHash|digest|update|header|type|setHeader|addEventListener|removeEventListener|DateTimeFormat|NumberFormat|getItem|setItem|closest|getAttribute|setAttribute|hasAttribute|toLocale\w+|\w*[cC]lasses|inColours|setting|Blob|File|count|hasPermission|mayNot|getPropertyValue|import|localeCompare|Event|CustomEvent|useMayOwn|setCookie|getElementById|createElement\w*|append|UnknownRole|fit|take)$/;
/** Attributes and properties that are for the program. */
const codes =
  /^(className|class|type|name|role|id|key|href|src|action|method|variant|size|sizes|icon|autoComplete|inputMode|tone|glyph|colours|d|fill|stroke|viewBox|transform|style|htmlFor|target|rel|sheet|path|withQuery|kind|state|event|scene|field|city|as|value|form|media|crossOrigin|loading|decoding|pattern|slot|lang|dir|hrefLang|timeZone|locale|method|proof|who|adminMay|permission|address|addressCountry|vehicle|shopName|ownerName|person|email|image|preserveAspectRatio|points|scope|enterKeyHint|spellCheck|autoCapitalize|fetchPriority|shape|nameClasses|wrap|cu|operation|days|hours)$|^(data|aria)-|^(max|min|step)$|[cC]lass(es|Name)$/;
const peopleAttribute =
  /^(aria-label|aria-description|aria-roledescription|aria-valuetext|alt|title|label|placeholder|hint|help|text|word|what|busyText|confirm|cancel|message|says|retryText|understood|notFound|noReviews|summary|question|any|badge|more|less|heading|caption|points|nextText|otherwise|home|name|callLabel)$/;

/** What a person could read: it begins like a sentence or a name. @param {string} text */
const looksLikeText = (text) =>
  /^[‘“"(₹–·,\s]*[A-Z][^\s]*/.test(text) &&
  /[a-z]{2}/.test(text) &&
  !/^[A-Z][\w.]*[a-z][A-Z]\w*$|^[\w/-]+\/[\w/-]+$|[{}<>=;]\s*$|^<|https?:|var\(|^[A-Z]+_[A-Z_]+$|^M-?\d/.test(
    text,
  );

/** @returns {Found[]} every text that a customer, owner or agent can read, in the order of the sources */
export function collectTexts() {
  return sources().flatMap((file) => textsOf(file, readFileSync(inProject(file), 'utf8')));
}

/** Whether its texts are for customers, owners and agents. @param {string} file */
export const isRead = (file) => /\.tsx?$/.test(file) && !notRead.test(file);

function sources() {
  return ['contract/src', 'api/src', 'web/src'].flatMap((folder) =>
    readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' })
      .map((file) => join(folder, file).replaceAll('\\', '/'))
      .filter(isRead)
      .toSorted(),
  );
}

/** @param {string} file @param {string} source @returns {Found[]} */
export function textsOf(file, source) {
  /** @type {Found[]} */
  const found = [];
  const add = (/** @type {string} */ text, /** @type {Node} */ node, /** @type {Around} */ around) => {
    const { kind, isShown = false, isInside = false } = around;
    if (/[a-z]/i.test(text) && !/^[,.:;]/.test(text) && !notTexts.has(text))
      found.push({ text, kind, file, node, isShown, isInside });
  };
  /** @param {Node} node @param {Around} around */
  const walk = (node, around) => {
    if (/^(Import|ExportAll|TS(?!As|Satisfies|NonNull))/.test(node.type)) return;
    if (node.type === 'JSXText') return add(plainText(node['value']).trim(), node, { ...around, isShown: true });
    if (node.type === 'Literal' && typeof node['value'] === 'string') {
      const isText =
        around.isMaker ||
        looksLikeText(node['value']) ||
        (filesOfSmallTexts.test(file) && /^[a-z]+ ?[a-z][ a-z’,;]*$/.test(node['value']));
      if (around.kind !== 'code' && isText) add(node['value'], node, around);
      return;
    }
    if (node.type === 'TemplateLiteral' && node['expressions'].length === 0 && around.isMaker)
      return add(node['quasis'][0].value.cooked, node, around);
    for (const [child, how] of childrenOf(node, around, file)) walk(child, how);
  };
  walk(parseSync(file, source).program, { kind: kindOfFile(file) });
  return found;
}

/** As JSX makes a text of its lines. @param {string} value */
export const plainText = (value) =>
  value
    .split('\n')
    .map((line, at, { length }) => {
      const begun = at > 0 ? line.trimStart() : line;
      return at < length - 1 ? begun.trimEnd() : begun;
    })
    .filter(Boolean)
    .join(' ');

/** @param {string} file */
const kindOfFile = (file) =>
  file.includes('/letters/') ? 'mail' : /\/rules\/|sentences|failures|messages/.test(file) ? 'error' : '';

/** @param {Node} node @param {Around} around @param {string} file @returns {[Node, Around][]} */
function childrenOf(node, around, file) {
  const all = Object.entries(node).flatMap(([part, value]) =>
    [value].flat().flatMap((child) => (isNode(child) ? [/** @type {[string, Node]} */ ([part, child])] : [])),
  );
  return all.flatMap(([part, child]) => {
    const how = aroundPart(node, part, child, around, file);
    return how ? [/** @type {[Node, Around]} */ ([child, how])] : [];
  });
}

/** @param {any} value */
const isNode = (value) => value !== null && typeof value === 'object' && typeof value.type === 'string';

/** @param {Node} node @param {string} part @param {Node} child @param {Around} around @param {string} file @returns {Around | null} */
function aroundPart(node, part, child, around, file) {
  const { isMaker: _, isShown: __, ...plain } = around;
  switch (node.type) {
    case 'CallExpression':
    case 'NewExpression':
      return part === 'arguments' ? aroundArgument(node, child, plain) : plain;
    case 'Property':
      if (part === 'key') return null;
      return aroundProperty(node, around, file);
    case 'JSXAttribute':
      if (part === 'name') return null;
      return aroundAttribute(node, plain);
    case 'JSXElement':
      return part === 'children'
        ? { ...plain, kind: kindOfElement(nameOf(node['openingElement'].name)), isShown: true }
        : { ...plain, kind: '' };
    case 'JSXFragment':
      return { ...plain, kind: '', isShown: true };
    case 'ConditionalExpression':
      return part === 'test' ? { ...plain, kind: 'code' } : around;
    case 'LogicalExpression':
    case 'ParenthesizedExpression':
    case 'JSXExpressionContainer':
      return around;
    case 'ArrayExpression':
    case 'ObjectExpression':
      return around;
    case 'BinaryExpression':
    case 'SwitchCase':
      return part === 'test' || node.type === 'BinaryExpression' ? { ...plain, kind: 'code' } : plain;
    case 'MemberExpression':
      return part === 'property' ? null : plain;
    case 'TaggedTemplateExpression':
      return null;
    case 'VariableDeclarator':
      return /[cC]lass(es)?$/.test(node['id'].name ?? '') ? { ...plain, kind: 'code' } : plain;
    case 'BlockStatement':
    case 'ArrowFunctionExpression':
    case 'FunctionDeclaration':
      return { kind: plain.kind === 'code' ? '' : plain.kind, isInside: true };
    default:
      return plain;
  }
}

/** @param {Node} call @param {Node} child @param {Around} around @returns {Around} */
function aroundArgument(call, child, around) {
  const name = nameOf(call['callee']);
  const kind = makers.get(name);
  if (!kind) return forProgram.test(name) ? { ...around, kind: 'code' } : around;
  const at = call['arguments'].indexOf(child);
  const isFirst = ['says', 'say', 'sayWith', 'Said'].includes(name);
  if (isFirst) return at === 0 ? { ...around, kind: around.kind === 'code' ? '' : around.kind, isMaker: true } : around;
  return { ...around, kind, isMaker: at > 0 };
}

/** @param {Node} property @param {Around} around @param {string} file @returns {Around} */
function aroundProperty({ key, computed }, around, file) {
  const name = computed ? '' : (key.name ?? key.value ?? '');
  if (around.isMaker) return around;
  if (name === 'name' && file.endsWith('ListingGaps.tsx')) return { ...around, kind: '', isMaker: true };
  if (codes.test(name)) return { ...around, kind: 'code' };
  const kinds = { label: 'label', title: 'heading', subject: 'mail', question: '', message: 'message' };
  return { ...around, kind: around.kind === 'mail' ? 'mail' : (kinds[/** @type {'label'} */ (name)] ?? around.kind) };
}

/** @param {Node} attribute @param {Around} around @returns {Around} */
function aroundAttribute({ name, value }, around) {
  const called = nameOf(name);
  const isPeoples = peopleAttribute.test(called) && !(called === 'name' && /^[a-z]/.test(value?.value ?? 'a'));
  if (isPeoples)
    return {
      ...around,
      kind: kindOfAttribute(called),
      isShown: true,
      isMaker: value?.type === 'Literal' || !/^(what|more|name)$/.test(called),
    };
  return codes.test(called)
    ? { ...around, kind: 'code' }
    : { ...around, kind: around.kind === 'code' ? '' : around.kind, isShown: true };
}

/** @param {string} name */
const kindOfAttribute = (name) =>
  /^(busyText|confirm|cancel|retryText|nextText|understood|word)$/.test(name)
    ? 'button'
    : /^(label|placeholder|aria-label|any|badge|name|callLabel)$/.test(name)
      ? 'label'
      : /^(title|heading)$/.test(name)
        ? 'heading'
        : '';

/** @param {string} name */
const kindOfElement = (name) =>
  /^(Button|ButtonLink|button|SubmitButton|ActionButton|ToggleChip|Choice)$/.test(name)
    ? 'button'
    : /^(label|Badge|dt|th|legend|option|summary)$/.test(name)
      ? 'label'
      : /^h[1-6]$/.test(name)
        ? 'heading'
        : '';

/** @param {Node} node @returns {string} */
const nameOf = (node) =>
  node?.type === 'JSXNamespacedName'
    ? `${node['namespace'].name}:${node['name'].name}`
    : (node?.['property']?.name ?? (typeof node?.['name'] === 'string' ? node['name'] : (node?.['name']?.name ?? '')));
