/** Strings that make a careless reader of text slow: much of one thing, or of two that it cannot tell apart. */

const tags = ['<', '< ', '<scr', '<script', '<script>', '</script>'];
const signs = [' ', '\n', '\u00a0', '-', ' -', '.', ',', '@', 'a@', 'a.', '["a",'];
const words = [
  'a',
  'ab ',
  'ies',
  '1',
  '12:00 ',
  '12:00 AM',
  'full',
  'full time',
  '+91 ',
  '560 001',
  'spam',
  'mon',
];
const scripts = ['क', 'कि', 'क\u200d', 'ﷺ', '😀', 'İ', 'tv '];
const pieces = [...tags, ...signs, ...words, ...scripts];

/** Those that expressions most often take twice: once as this and once as that. */
const confusing = ['<', '<script>', '</script', ' ', '-', '.', 'a', '1'];

const fill = (piece: string, length: number): string =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

/** What froze a server once: tags that come into being when others inside them are cut out. */
const tagsInTags = (length: number): string => {
  const nested = Math.floor(length / 24);
  const around = '<scr'.repeat(nested) + '<script>' + 'ipt>'.repeat(nested);
  return `<${fill(' ', Math.max(0, length - around.length - 1))}${around}`.slice(0, length);
};

/** All of them are `length` long, and no half of an emoji stands at an end. */
export function nastyTexts(length: number): string[] {
  const whole = (text: string): string => (text.isWellFormed() ? text : `${text.slice(0, -1)}x`);
  const alone = pieces.map((piece) => fill(piece, length));
  const anAddress = ['.', 'a.', '-', 'a'].map((piece) => `a@${fill(piece, length - 4)}@!`);
  const mixed = confusing.flatMap((one) =>
    confusing
      .filter((other) => other !== one)
      .map((other) => fill(one, length / 2) + fill(other, length / 2)),
  );
  return [tagsInTags(length), ...alone, ...anAddress, ...mixed].map(whole);
}

const slowMs = 20;

/** Work in milliseconds of the processor: on a busy machine the clock on the wall tells of others. */
const workOf = (work: () => void): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

/** By the best of three: one may have been held up by what was left over from another. */
export const isSlow = (work: () => void): boolean => [1, 2, 3].every(() => workOf(work) >= slowMs);
