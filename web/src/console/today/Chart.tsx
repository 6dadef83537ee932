import { sayNumber } from '@aaspaas/contract/say-number';
import { tones, type Tone } from '../../ui/tones';

interface Series {
  readonly label: string;
  readonly values: readonly number[];
  readonly tone: Extract<Tone, 'leaf' | 'brick' | 'indigo'>;
  /** The number beside its name: of a level the last value, of anything else the sum. */
  readonly shows?: 'sum' | 'last';
}

interface ChartProps {
  readonly title: string;
  /** One for each value, such as the days. */
  readonly labels: readonly string[];
  readonly series: readonly Series[];
}

const width = 600;
const height = 160;

/** Lines over time, drawn by the server as plain SVG, and the same numbers as a table. */
export function Chart({ title, labels, series }: ChartProps) {
  const top = Math.max(1, ...series.flatMap(({ values }) => values));
  return (
    <figure className="card grid content-start gap-3 p-4">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-2">
        <span className="font-semibold">{title}</span>
        <Legend series={series} />
      </figcaption>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 text-sm text-ink-soft" aria-hidden>
        <div className="grid content-between text-right">
          <span>{sayNumber(top)}</span>
          <span>0</span>
        </div>
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" className="h-32 w-full">
          <path
            d={`M0 ${height}H${width}M0 0H${width}`}
            className="stroke-line"
            vectorEffect="non-scaling-stroke"
          />
          {series.map(({ label, values, tone }) => (
            <polyline
              key={label}
              points={pointsOf(values, top)}
              fill="none"
              strokeWidth={2}
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
              className={strokes[tone]}
            />
          ))}
        </svg>
        <span />
        <div className="flex justify-between">
          <span>{labels[0]}</span>
          <span>{labels.at(-1)}</span>
        </div>
      </div>
      <details>
        <summary className="flex min-h-11 items-center text-sm text-link underline">
          {title} as a table
        </summary>
        <NumberTable title={title} labels={labels} series={series} />
      </details>
    </figure>
  );
}

const strokes = {
  leaf: 'stroke-leaf-strong',
  brick: 'stroke-brick-strong',
  indigo: 'stroke-indigo-strong',
} as const;

function pointsOf(values: readonly number[], top: number): string {
  const step = width / Math.max(1, values.length - 1);
  return values
    .map((value, at) => `${(at * step).toFixed(1)},${(height - (value / top) * height).toFixed(1)}`)
    .join(' ');
}

/** With a number beside each name, so that nobody has to read it off the lines. */
function Legend({ series }: Pick<ChartProps, 'series'>) {
  return (
    <span className="flex flex-wrap gap-2">
      {series.map(({ label, tone, values, shows = 'sum' }) => (
        <span key={label} className={`rounded-full px-2.5 py-0.5 text-sm font-medium ${tones[tone]}`}>
          {label}: {sayNumber(numberOf(values, shows))}
        </span>
      ))}
    </span>
  );
}

const numberOf = (values: readonly number[], shows: 'sum' | 'last'): number =>
  shows === 'last' ? (values.at(-1) ?? 0) : values.reduce((sum, value) => sum + value, 0);

function NumberTable({ title, labels, series }: ChartProps) {
  return (
    <table className="w-full text-sm">
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col" className="text-left">
            When
          </th>
          {series.map(({ label }) => (
            <th key={label} scope="col" className="text-right">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {labels.map((label, at) => (
          <tr key={label}>
            <th scope="row" className="text-left font-normal">
              {label}
            </th>
            {series.map((each) => (
              <td key={each.label} className="text-right">
                {sayNumber(each.values[at] ?? 0)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
