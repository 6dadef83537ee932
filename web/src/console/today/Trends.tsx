import * as paths from '@aaspaas/contract/console/paths';
import { readTrends, type TrendPoint } from '@aaspaas/contract/console/today/calls';
import { useUrl } from '../../current-url/url';
import { Chart } from './Chart';
import { useConsoleRead } from '../read-again';
import { sayDate, sayTime } from '../say-time';
import { Shown } from '../Shown';
import { trendsRequest } from '../requests';

/** How it goes: three charts, of the last 30 days or of a year. */
export function Trends() {
  const request = trendsRequest(useUrl());
  const reading = useConsoleRead(readTrends, request);
  return (
    <section aria-labelledby="trends" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="trends" className="text-xl">
          How it goes
        </h2>
        <nav aria-label="Time of the charts" className="flex gap-1">
          <SpanLink href={paths.today} label="30 days" isHere={request.span === 'month'} />
          <SpanLink href={`${paths.today}?span=year`} label="A year" isHere={request.span === 'year'} />
        </nav>
      </div>
      <Shown reading={reading}>
        {({ points, counted_at }) =>
          counted_at === null ? (
            <p className="card p-4">The first numbers come within a quarter of an hour.</p>
          ) : (
            <>
              <Charts points={points} />
              <p className="text-sm text-ink-soft">Counted at {sayTime(new Date(counted_at))}.</p>
            </>
          )
        }
      </Shown>
    </section>
  );
}

function SpanLink({ href, label, isHere }: { href: string; label: string; isHere: boolean }) {
  return (
    <a
      href={href}
      aria-current={isHere ? 'true' : undefined}
      className={`flex min-h-11 items-center rounded-md px-3 text-link hover:bg-leaf-soft aria-[current]:bg-leaf-soft ${isHere ? 'font-bold' : 'font-medium'}`}
    >
      {label}
    </a>
  );
}

function Charts({ points }: { points: readonly TrendPoint[] }) {
  const labels = points.map(({ from }) => sayDate(new Date(`${from}T12:00:00+05:30`)));
  const of = (field: 'businesses' | 'people' | 'listings' | 'searches' | 'empty') =>
    points.map((point) => point[field]);
  return (
    <div className="grid gap-3 xl:grid-cols-3">
      <Chart
        title="Registrations"
        labels={labels}
        series={[
          { label: 'Businesses', values: of('businesses'), tone: 'leaf' },
          { label: 'People', values: of('people'), tone: 'indigo' },
        ]}
      />
      <Chart
        title="Live listings"
        labels={labels}
        series={[{ label: 'Live', values: of('listings'), tone: 'leaf', shows: 'last' }]}
      />
      <Chart
        title="Searches"
        labels={labels}
        series={[
          { label: 'All', values: of('searches'), tone: 'leaf' },
          { label: 'Found nothing', values: of('empty'), tone: 'brick' },
        ]}
      />
    </div>
  );
}
