// @ts-check

/**
 * @typedef {{ instruction: string, flags: Record<string, string>, text: string }} Step
 * @typedef {{ name: string, base: string, steps: Step[] }} Stage
 */

/** Whatever else a Dockerfile may say has no meaning here, so that nothing is passed over in silence. */
const known = ['WORKDIR', 'ENV', 'COPY', 'RUN', 'USER', 'VOLUME', 'EXPOSE', 'HEALTHCHECK', 'CMD'];

/** @param {string} text @returns {Stage[]} */
export function stagesOf(text) {
  /** @type {Stage[]} */
  const stages = [];
  const lines = text
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n');
  for (const line of lines.filter((each) => each.trim())) {
    const [, instruction = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
    const [, base = '', , name = ''] = /^(\S+)( AS (\S+))?$/.exec(rest) ?? [];
    if (instruction === 'FROM') stages.push({ name: name || 'image', base, steps: [] });
    else if (!known.includes(instruction)) throw new Error(`'${line}' is not understood`);
    else stages.at(-1)?.steps.push({ instruction, ...flagsOf(rest) });
  }
  return stages;
}

/** @param {string} rest */
function flagsOf(rest) {
  const [, flags = '', text = ''] = /^((?:--\S+ +)*)(.*)$/.exec(rest) ?? [];
  const pairs = [...flags.matchAll(/--([\w-]+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]);
  return { flags: Object.fromEntries(pairs), text };
}

/** The paths that .dockerignore lets into the image. @param {string} text @returns {(path: string) => boolean} */
export function readIgnored(text) {
  const rules = text
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => ({ isSent: line.startsWith('!'), pattern: patternOf(line.replace(/^!/, '')) }));
  return (path) => rules.findLast(({ pattern }) => pattern.test(path))?.isSent ?? true;
}

/** Also what lies below a folder that is named. @param {string} glob */
function patternOf(glob) {
  const source = glob
    .replaceAll(/[.+^$()|[\]{}]/g, String.raw`\$&`)
    .replaceAll('**/', '\0')
    .replaceAll('*', '[^/]*')
    .replaceAll('\0', '(.*/)?');
  return new RegExp(`^${source}(/.*)?$`);
}
