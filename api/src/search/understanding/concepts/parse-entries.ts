/** The entries of lines such as `hi: ki, ka`, and their languages. */
export const parseEntries = (text: string): { language: string; entry: string }[] =>
  text
    .split('\n')
    .filter((line) => line.trim() && !line.trim().startsWith('#'))
    .flatMap(parseLine);

function parseLine(line: string): { language: string; entry: string }[] {
  const colon = line.indexOf(':');
  const language = line.slice(0, colon).trim();
  return line
    .slice(colon + 1)
    .split(',')
    .map((entry) => ({ language, entry: entry.trim() }))
    .filter(({ entry }) => entry !== '');
}
