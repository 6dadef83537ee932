// @ts-check
// Writes the rules of the registrations as docs/rules.md: npm run rules:table
// With --check it only compares.
import { readFile, writeFile } from 'node:fs/promises';
import { runnerImport } from 'vite';
import { formatMarkdown } from './format-markdown.mjs';
import { giveUp, inProject } from './project.mjs';

/**
 * @typedef {import('../contract/src/rule-engine/rule').Row<never, never>} Row
 * @typedef {Record<string, readonly Row[] | undefined>} Table
 * @typedef {Record<string, Table>} Flows the same step of several flows, by the flow's name
 */

const longestTried = 2000;
const file = inProject('docs/rules.md');
const text = await formatMarkdown(await printRules());

if (process.argv.includes('--check')) {
  const kept = await readFile(file, 'utf8').catch(() => '');
  if (kept !== text) giveUp('docs/rules.md is not what the rule tables say: run "npm run rules:table".');
} else {
  await writeFile(file, text);
}

async function printRules() {
  const { businessRules } = await load('registration/rules/business');
  const { agentRules } = await load('registration/rules/agent');
  const { shop, service, both } = businessRules;
  /** @param {'basics' | 'operating' | 'branding' | 'contact'} step @returns {Flows} */
  const business = (step) => ({ Shop: shop[step], Service: service[step], Both: both[step] });
  /** @param {'personal' | 'details' | 'picture' | 'contact'} step @returns {Flows} */
  const agent = (step) => ({ Agent: agentRules[step] });
  return [
    '# The rules of the registrations',
    'Printed from `contract/src/registration/rules/` by `npm run rules:table`; change them there. The numbers say in which turn a flow looks at a sentence: a field answers with the first that holds. What stands in braces is filled in.',
    '## Lengths',
    'Characters without outer spaces, tried out on the tables.',
    printLengths({ Shop: shop, Service: service, Both: both, Agent: agentRules }),
    printStep('Business: basics', business('basics')),
    printStep('Business: operating details', business('operating')),
    printStep('Business: branding and details', business('branding')),
    printStep('Business: contact', business('contact')),
    printStep('Delivery agent: personal information', agent('personal')),
    printStep('Delivery agent: delivery details', agent('details')),
    printStep('Delivery agent: profile picture', agent('picture')),
    printStep('Delivery agent: contact information', agent('contact')),
    ...(await printAdding()),
  ].join('\n\n');
}

/** What is said while something is added, before Next. */
async function printAdding() {
  const { pickingRules, droppingRules } = await load('photos/rules/picking');
  const { shopPhotoPicked } = await load('photos/rules/shop-photos');
  const { agentPhotoPicked } = await load('registration/rules/agent-photos');
  const { addedServiceRules } = await load('registration/rules/service-tags');
  return [
    printStep('Adding images: all at once', { Picked: pickingRules, Dropped: droppingRules }),
    printStep('Adding images: each of them', { Business: shopPhotoPicked, Agent: agentPhotoPicked }),
    printStep('Adding a product or service', { Business: addedServiceRules }),
  ];
}

/** Node 20 cannot read TypeScript, so Vite reads it. @param {string} name @returns {Promise<any>} */
async function load(name) {
  const options = { configFile: /** @type {const} */ (false), logLevel: /** @type {const} */ ('error') };
  return (await runnerImport(inProject(`contract/src/${name}.ts`), options)).module;
}

/** @param {string} title @param {Flows} flows */
function printStep(title, flows) {
  // The flow with the most fields comes first, because it has every field in its right order.
  const tables = Object.values(flows).sort((a, b) => Object.keys(b).length - Object.keys(a).length);
  const fields = unique(tables.flatMap((table) => Object.keys(table)));
  const lines = fields.flatMap((field) => linesOf(field, Object.values(flows)));
  return `## ${title}\n\n${markdownTable(['Field', 'Sentence', ...Object.keys(flows)], lines)}`;
}

/** A line for each sentence, with its turn in each of the flows. @param {string} field @param {Table[]} tables */
function linesOf(field, tables) {
  const lists = tables.map((table) => sentencesOf(table[field]));
  return unique(lists.flat())
    .map((sentence) => ({ sentence, turns: lists.map((list) => list.indexOf(sentence) + 1) }))
    .sort((a, b) => Math.max(...a.turns) - Math.max(...b.turns))
    .map(({ sentence, turns }, index) => [
      index === 0 ? spaced(field) : '',
      sentence,
      ...turns.map((turn) => (turn === 0 ? '' : `${turn}`)),
    ]);
}

/** @param {readonly Row[]} [rows] */
function sentencesOf(rows = []) {
  return rows.map(([says]) => says);
}

/** @param {Record<string, any>} rules the rules of each flow */
function printLengths(rules) {
  const flows = Object.values(rules).map((steps) => Object.assign({}, ...Object.values(steps)));
  const fields = ['shopName', 'ownerName', 'name', 'address', 'state', 'city', 'description', 'vehicleType'];
  const lines = fields.map((field) => [spaced(field), ...flows.map((table) => lengthsOf(table[field]))]);
  return markdownTable(['Field', ...Object.keys(rules)], lines);
}

/** Such as '2 to 50', found by trying every length. @param {readonly Row[]} [rows] */
function lengthsOf(rows) {
  if (!rows) return '';
  const lengths = Array.from({ length: longestTried }, (_, index) => index + 1).filter((length) =>
    passes(rows, 'a'.repeat(length)),
  );
  const most = lengths.at(-1);
  return most === longestTried ? `${lengths[0]} or more` : `${lengths[0]} to ${most}`;
}

/** @param {readonly Row[]} rows @param {string} value */
function passes(rows, value) {
  // The rules of these fields look only at the text, not at the other fields.
  return !rows.some(([, when]) => when(/** @type {never} */ (value), /** @type {never} */ ({})));
}

/** @param {string[]} head @param {string[][]} lines */
function markdownTable(head, lines) {
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** 'shopName' as 'Shop name'. @param {string} name */
function spaced(name) {
  const words = name.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  return (words.charAt(0).toUpperCase() + words.slice(1)).replace('Whatsapp', 'WhatsApp');
}

/** @param {string[]} all */
function unique(all) {
  return [...new Set(all)];
}
