// @ts-check

/**
 * @typedef {object} HandWritten
 * @property {Map<string, string>} renamed names of post offices: as the directory has them, and as people do
 * @property {{ pin: string, name: string }[]} towns
 * @property {Map<string, string[]>} also further names of towns
 * @property {{ pin: string, name: string }[]} areas
 * @property {Map<string, import('./geometry.mjs').Point>} points
 */

/** @param {string} text @returns {HandWritten} */
export function readHandWritten(text) {
  /** @type {HandWritten} */
  const read = { renamed: new Map(), towns: [], also: new Map(), areas: [], points: new Map() };
  for (const line of text.split('\n').filter((each) => each && !each.startsWith('#'))) {
    const [kind = '', ...words] = line.split(' ');
    const [first = '', ...rest] = words.join(' ').split(/\s*[=|]\s*/);
    const [pin = '', ...name] = words;
    if (kind === 'rename') read.renamed.set(first, rest[0] ?? '');
    else if (kind === 'also') read.also.set(first, rest);
    else if (kind === 'town') read.towns.push({ pin, name: name.join(' ') });
    else if (kind === 'area') read.areas.push(...areasOf(pin, name.join(' ')));
    else if (kind === 'point') read.points.set(pin, [Number(name[0]), Number(name[1])]);
    else throw new Error(`hand-written.txt has a line that says nothing: ${line}`);
  }
  return read;
}

/** @param {string} pin @param {string} names */
const areasOf = (pin, names) => names.split(/\s*\|\s*/).map((name) => ({ pin, name }));
