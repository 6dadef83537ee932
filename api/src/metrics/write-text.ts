import type { Family, Sample } from './family';

export const textType = 'text/plain; version=0.0.4; charset=utf-8';

/** In the text format that Prometheus reads. */
export const writeText = (families: readonly Family[]): string =>
  families
    .filter(({ samples }) => samples.length > 0)
    .map(writeFamily)
    .join('');

function writeFamily({ name, help, type, samples }: Family): string {
  const lines = samples.map((sample) => writeSample(name, sample));
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines, ''].join('\n');
}

function writeSample(name: string, { suffix = '', labels, value }: Sample): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escape(text)}"`);
  return `${name}${suffix}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}`;
}

const escape = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
