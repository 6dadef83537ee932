import { allowEnding, type JobRecord, listJobs, runJob } from '@aaspaas/contract/console/jobs/calls';
import { dayMs } from '@aaspaas/contract/durations';
import { sayNumber } from '@aaspaas/contract/say-number';
import { useUrl } from '../../current-url/url';
import { Badge } from '../../ui/Badge';
import { ActionButton } from '../ActionButton';
import { ConsoleFrame } from '../ConsoleFrame';
import { type Column, ConsoleTable } from '../ConsoleTable';
import { usePageRead } from '../read-again';
import { sayTime } from '../say-time';
import { Shown } from '../Shown';
import { useMay } from '../use-may';

/** What the server does by itself. */
export function JobsPage() {
  const url = useUrl();
  const reading = usePageRead(listJobs);
  const mayRun = useMay('change settings');
  return (
    <ConsoleFrame title="Jobs">
      <p className="text-ink-soft">
        What the server does by itself. You need this page only when something seems stuck.
      </p>
      <Shown reading={reading}>
        {({ jobs }) => (
          <ConsoleTable
            caption="Jobs"
            columns={mayRun ? [...columns, runColumn] : columns}
            rows={jobs}
            keyOf={({ job }) => job}
            empty="The server has just started. Look again in a minute."
            url={url}
          />
        )}
      </Shown>
    </ConsoleFrame>
  );
}

const columns: readonly Column<JobRecord>[] = [
  { title: 'Job', cell: ({ title }) => title },
  { title: 'Last round', cell: (job) => <LastRound job={job} /> },
  {
    title: 'Took',
    cell: ({ took_ms }) => (took_ms === null ? '–' : sayLength(took_ms)),
    isNumeric: true,
  },
  { title: 'Next round', cell: (job) => <NextRound job={job} /> },
];

const runColumn: Column<JobRecord> = {
  title: 'What to do',
  cell: ({ job, title, is_here, held }) =>
    !is_here ? (
      'Another server runs it.'
    ) : held ? (
      <AllowEnding job={job} {...held} />
    ) : (
      <ActionButton
        call={runJob}
        body={{ job }}
        label={'Run\u00a0now'}
        name={`Run now: ${title}`}
        size="small"
        confirm={{
          title: `Run this now: ${title}?`,
          text: 'It also runs by itself, at the time that the list names.',
          verb: 'Run it now',
        }}
        done={({ message }) => message}
      />
    ),
};

/** A round that would end very many listings waits until an admin allows it. */
function AllowEnding({ job, would_end, of_all }: { job: string } & NonNullable<JobRecord['held']>) {
  const many = sayNumber(would_end);
  return (
    <ActionButton
      call={allowEnding}
      body={{ job, would_end }}
      label={`End\u00a0${many}`}
      name={`End ${many} of ${sayNumber(of_all)} listings`}
      size="small"
      tone="danger"
      confirm={{
        title: `End ${many} of ${sayNumber(of_all)} live listings?`,
        text: 'So many end at once only when the clock is wrong, or after the server was off for long. Look at the clock on Today first. They leave the lists, and their owners are asked for the next fee.',
        verb: `End ${many} listings`,
      }}
      done={({ message }) => message}
    />
  );
}

function LastRound({ job: { began_at, error, failed_at, last_error } }: { job: JobRecord }) {
  if (!began_at) return 'Not yet';
  return (
    <div className="grid justify-items-start gap-1">
      <Badge state={error ? 'bad' : 'good'}>{error ? 'Went wrong' : 'Went well'}</Badge>
      <p className="text-sm text-ink-soft">{sayTime(new Date(began_at))}</p>
      {error && <p className="text-sm">{error}</p>}
      {!error && failed_at && (
        <details className="text-sm">
          <summary className="flex min-h-11 items-center text-link underline lg:min-h-6">
            Went wrong on {sayTime(new Date(failed_at))}
          </summary>
          {last_error}
        </details>
      )}
    </div>
  );
}

function NextRound({ job: { began_at, pause_ms, next_at } }: { job: JobRecord }) {
  if (pause_ms === null) return began_at ? 'When it is asked for' : '–';
  if (pause_ms < 60_000 || !next_at) return `Every ${sayPause(pause_ms)}`;
  return (
    <>
      {sayTime(new Date(next_at))}
      <span className="block text-sm text-ink-soft">every {sayPause(pause_ms)}</span>
    </>
  );
}

const units: readonly (readonly [ms: number, one: string, many: string])[] = [
  [dayMs, 'day', 'days'],
  [60 * 60_000, 'hour', 'hours'],
  [60_000, 'minute', 'minutes'],
  [1000, 'second', 'seconds'],
];

/** How long something takes, roughly: '2 seconds', '6 hours'. */
function sayLength(ms: number): string {
  const [size, one, many] = units.find(([unit]) => ms >= unit) ?? [1, 'ms', 'ms'];
  const count = Math.round(ms / size);
  return `${sayNumber(count)} ${count === 1 ? one : many}`;
}

/** As it follows 'every': '2 seconds', 'hour'. */
const sayPause = (ms: number): string => sayLength(ms).replace(/^1 /, '');
