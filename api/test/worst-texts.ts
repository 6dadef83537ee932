/** Texts that make careless regular expressions slow: many repetitions of one piece, or of two that match alike. */

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

/** Pieces that an expression most often matches in two ways. */
const confusing = ['<', '<script>', '</script', ' ', '-', '.', 'a', '1'];

const fill = (piece: string, length: number): string =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

/** Tags that appear when other tags inside them are removed. Such a text once froze a server. */
const tagsInTags = (length: number): string => {
  const nested = Math.floor(length / 24);
  const around = '<scr'.repeat(nested) + '<script>' + 'ipt>'.repeat(nested);
  return `<${fill(' ', Math.max(0, length - around.length - 1))}${around}`.slice(0, length);
};

/** All of them are `length` long, and none ends with half of an emoji. */
export function worstTexts(length: number): string[] {
  const whole = (text: string): string => (text.isWellFormed() ? text : `${text.slice(0, -1)}x`);
  const alone = pieces.map((piece) => fill(piece, length));
  const emails = ['.', 'a.', '-', 'a'].map((piece) => `a@${fill(piece, length - 4)}@!`);
  const mixed = confusing.flatMap((one) =>
    confusing
      .filter((other) => other !== one)
      .map((other) => fill(one, length / 2) + fill(other, length / 2)),
  );
  return [tagsInTags(length), ...alone, ...emails, ...mixed].map(whole);
}

const slowMs = 20;

/** Processor time in milliseconds: elapsed time on a busy machine depends on other processes. */
const workOf = (work: () => void): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

/** By the best of three runs: one may have waited for the garbage of another. */
export const isSlow = (work: () => void): boolean => [1, 2, 3].every(() => workOf(work) >= slowMs);
