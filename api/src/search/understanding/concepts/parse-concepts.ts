import { categoryNamed } from '@aaspaas/contract/shops/categories';
import type { Concept, ConceptWord } from './concept';

export interface Parsed {
  readonly concepts: readonly Concept[];
  /** Sentences about lines that cannot be read. */
  readonly complaints: readonly string[];
}

/** Reads the lines of one concept file: `id = Category 10, Other 2 | items: … | en: … | hi: …`. */
export function parseConcepts(file: string, text: string): Parsed {
  const concepts: Concept[] = [];
  const complaints: string[] = [];
  text.split('\n').forEach((line, index) => {
    if (!line.trim() || line.trim().startsWith('#')) return;
    const at = `${file}:${index + 1}`;
    const complain = (sentence: string) => complaints.push(`${at}: ${sentence}`);
    const concept = parseLine(line, at, complain);
    if (concept) concepts.push(concept);
  });
  return { concepts, complaints };
}

function parseLine(line: string, at: string, complain: (sentence: string) => void): Concept | null {
  const [head = '', ...fields] = line.split('|').map((part) => part.trim());
  const [id = '', named] = head.split('=').map((part) => part.trim());
  if (!/^\+?[a-z0-9]+(-[a-z0-9]+)*$/.test(id) || named === undefined) {
    complain(`a line begins with an id, '=' and categories, but this one with '${head.slice(0, 40)}'.`);
    return null;
  }
  const categories = parseCategories(id, named, complain);
  const read = fields.filter(Boolean).map((field) => parseField(id, field, complain));
  const items = read.flatMap(({ name, texts }) => (name === 'items' ? texts : []));
  const words = read.flatMap(({ name, texts }) =>
    name === 'items' ? [] : texts.map((text) => wordOf(name, text)),
  );
  return { id, categories, items: items.map(unstarred), words, at };
}

function parseCategories(id: string, text: string, complain: (sentence: string) => void) {
  return listed(text).flatMap((part) => {
    const [, name = part, weight = '10'] = /^(.*?)\s+(\d+)$/.exec(part) ?? [];
    const category = categoryNamed(name);
    if (!category) complain(`'${id}' names the category '${name}', which does not exist.`);
    const isWeight = Number(weight) >= 1 && Number(weight) <= 10;
    if (!isWeight) complain(`'${id}' gives '${name}' the weight ${weight}; weights go from 1 to 10.`);
    return category && isWeight ? [{ id: category.id, weight: Number(weight) }] : [];
  });
}

function parseField(id: string, field: string, complain: (sentence: string) => void) {
  const colon = field.indexOf(':');
  const name = field.slice(0, Math.max(colon, 0)).trim();
  if (!/^(items|hinglish|[a-z]{2}(-latn)?)$/.test(name))
    complain(`'${id}' has a field that is neither 'items' nor a language: '${field.slice(0, 30)}'.`);
  return { name, texts: listed(field.slice(colon + 1)) };
}

const listed = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== '…');

const unstarred = (text: string): string => text.replace(/\s*\*$/, '');

const wordOf = (language: string, text: string): ConceptWord => ({
  language,
  text: unstarred(text),
  isLikelier: text.endsWith('*'),
});
