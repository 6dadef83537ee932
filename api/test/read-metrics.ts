/** A line of metrics that names its metric, its labels and its value. */
export interface MetricLine {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

const linePattern = /^([a-z_]+)(?:\{(.*)\})? (-?[\d.]+(?:e[+-]?\d+)?)$/;

/** The text as Prometheus reads it, or an error where Prometheus would refuse it. */
export function readMetrics(text: string): MetricLine[] {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const named = lines.map((line) => line.replace(/ .*$/, ''));
  if (new Set(lines.map((line) => line.slice(0, line.lastIndexOf(' ')))).size !== lines.length)
    throw new Error(`a metric is told twice: ${named.find((name, at) => named.indexOf(name) !== at)}`);
  return lines.map(readLine);
}

function readLine(line: string): MetricLine {
  const [, name = '', labels = '', value] = linePattern.exec(line) ?? [];
  if (!name) throw new Error(`this is no metric: ${line}`);
  const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, label, text]) => [label, text]);
  return { name, labels: Object.fromEntries(pairs) as Record<string, string>, value: Number(value) };
}

/** The value of the one line with this name and these labels, whatever others it has; NaN if there is none. */
export function valueOf(
  lines: readonly MetricLine[],
  name: string,
  labels: MetricLine['labels'] = {},
): number {
  const [line, ...others] = lines.filter(
    (each) =>
      each.name === name && Object.entries(labels).every(([label, text]) => each.labels[label] === text),
  );
  if (others.length > 0) throw new Error(`${name} is told more than once with ${JSON.stringify(labels)}`);
  return line?.value ?? NaN;
}

const operators = /^(and|or|unless|bool|offset|by|without|on|ignoring|group_left|group_right)$/;

/** What a query of Prometheus names: metrics, and labels in braces or after 'by'. */
export function namesIn(query: string): { readonly metrics: string[]; readonly labels: string[] } {
  const labels = [
    ...[...query.matchAll(/(\w+)\s*(?:=~|!~|!=|=)\s*"/g)].map(([, label = '']) => label),
    ...[...query.matchAll(/\b(?:by|without|on) \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(/, */)),
  ];
  const rest = query
    .replaceAll(/\{[^}]*\}/g, '')
    .replaceAll(/\[[^\]]*\]/g, '')
    .replaceAll(/\b(?:by|without|on) \([^)]*\)/g, '');
  // A word with a bracket behind it is a function.
  const words = [...rest.matchAll(/\b[a-z_]\w*\b(?!\s*\()/g)].map(([word]) => word);
  return { metrics: words.filter((word) => !operators.test(word) && !aggregations.test(word)), labels };
}

/** These may stand apart from their bracket: sum by (route) (…). */
const aggregations = /^(sum|min|max|avg|count|topk)$/;
