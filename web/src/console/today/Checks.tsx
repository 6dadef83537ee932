import type { ReactNode } from 'react';
import type { ReplyOf } from '@aaspaas/contract/call';
import { type Check, noteBackup, type readChecks, sendTestMail } from '@aaspaas/contract/console/today/calls';
import type { CheckName, CheckState } from '@aaspaas/contract/console/today/checks';
import { runJob } from '@aaspaas/contract/console/jobs/calls';
import { isGranted, type Permission } from '@aaspaas/contract/roles/grades';
import * as paths from '@aaspaas/contract/console/paths';
import type { Reading } from '../../api/use-read';
import { useSession } from '../../session/session';
import { Icon } from '../../ui/Icon';
import { ActionButton } from '../ActionButton';
import { Shown } from '../Shown';
import { ClockCheck, TilesCheck } from './BrowserChecks';
import { CheckRow } from './CheckRow';

interface ChecksProps {
  readonly title: string;
  readonly reading: Reading<ReplyOf<typeof readChecks>>;
}

/** Whether the server is set up for the public, with a way to mend what is not. */
export function Checks({ title, reading }: ChecksProps) {
  return (
    <section aria-labelledby="checks" className="grid gap-3">
      <h2 id="checks" className="text-xl">
        {title}
      </h2>
      <Shown reading={reading}>
        {({ checks }) => (
          <>
            <Summary checks={checks} />
            <ul className="card divide-y divide-line">
              <Rows checks={checks.filter(({ state }) => state !== 'good')} />
              <ClockCheck />
              <TilesCheck />
            </ul>
            <InOrder
              checks={checks.filter(({ state }) => state === 'good')}
              isOpen={checks.every(({ state }) => state !== 'bad')}
            />
          </>
        )}
      </Shown>
    </section>
  );
}

const Rows = ({ checks }: { checks: readonly Check[] }) =>
  checks.map((check) => (
    <CheckRow key={check.name} {...mends[check.name]} {...check}>
      <Mend name={check.name} state={check.state} />
    </CheckRow>
  ));

/** Folded while something else needs attention: it must not stand between the admin and what waits. */
function InOrder({ checks, isOpen }: { checks: readonly Check[]; isOpen: boolean }) {
  if (checks.length === 0) return null;
  return (
    <details open={isOpen}>
      <summary className="flex min-h-11 w-fit cursor-pointer items-center text-link underline">
        {checks.length === 1 ? 'One thing is' : `${checks.length} things are`} in order
      </summary>
      <ul className="card divide-y divide-line">
        <Rows checks={checks} />
      </ul>
    </details>
  );
}

function Summary({ checks }: { checks: readonly Check[] }) {
  const open = checks.filter(({ state }) => state === 'bad').length;
  if (open === 0) return <p className="text-ink-soft">All that this server can check is in order.</p>;
  return (
    <p className="flex items-center gap-2">
      <Icon name="alert-triangle" size={20} className="text-marigold-strong" />
      {open === 1 ? 'One thing needs' : `${open} things need`} your attention.
    </p>
  );
}

interface Mending {
  readonly title: string;
  /** Whom the line is for. */
  readonly isFor: string;
  /** What is done at the machine, where no page can do it. */
  readonly help?: ReactNode;
  /** The page that mends it. */
  readonly href?: string;
  readonly permission?: Permission;
}

const mends: Readonly<Record<CheckName, Mending>> = {
  https: {
    isFor: 'whoever looks after the machine',
    title: 'Secure address',
    help: (
      <>
        Put a web server with a certificate in front (Caddy does it by itself), and start with{' '}
        <code>PUBLIC_URL=https://…</code>
      </>
    ),
  },
  mail: {
    isFor: 'whoever looks after the machine',
    title: 'Mail',
    help: (
      <>
        The mail server is named at the start: <code>SMTP_URL</code> and <code>MAIL_FROM</code>.
      </>
    ),
    href: paths.outbox,
    permission: 'send mail',
  },
  demo: {
    isFor: 'whoever looks after the machine',
    title: 'No invented shops',
    help: (
      <>
        Before the public comes, start with an empty folder: <code>DATA_DIR=…</code> and <code>DEMO=0</code>.
      </>
    ),
  },
  upi: { isFor: 'chiefs', title: 'UPI id', href: paths.settings, permission: 'change settings' },
  support: {
    isFor: 'chiefs',
    title: 'Number for help',
    href: paths.settings,
    permission: 'change settings',
  },
  officer: {
    isFor: 'chiefs',
    title: 'Grievance officer',
    href: paths.settings,
    permission: 'change settings',
  },
  charity: { isFor: 'chiefs', title: 'Charity', href: paths.settings, permission: 'change settings' },
  disk: {
    isFor: 'whoever looks after the machine',
    title: 'Disk',
    help: 'Ask whoever looks after the machine for a larger disk.',
  },
  backup: {
    isFor: 'chiefs, and whoever looks after the machine',
    title: 'Backup',
    help: (
      <>
        Start with <code>BACKUP_DIR</code>, best on another disk, and the server makes one every day; or type{' '}
        <code>npm run backup</code> at the machine.
      </>
    ),
  },
  database: {
    isFor: 'whoever looks after the machines',
    title: 'Database',
    help: (
      <>
        Do not restart anything. Whoever looks after the machines finds what to do in{' '}
        <code>docs/scaling.md</code>, ‘When the database is behind’.
      </>
    ),
  },
  endings: {
    isFor: 'chiefs',
    title: 'Endings',
    href: paths.jobs,
    permission: 'change settings',
  },
};

/** What the link to the page says, where nothing is to be set there. */
const linkWords: Partial<Record<CheckName, string>> = {
  mail: 'Look at the mails',
  endings: 'Look at it',
};

function Mend({ name, state }: { name: CheckName; state: CheckState }) {
  const { user } = useSession();
  const { href, permission = 'look' } = mends[name];
  const may = (wanted: Permission): boolean => isGranted(user?.grade ?? null, wanted);
  return (
    <>
      {name === 'mail' && may('send mail') && (
        <ActionButton
          call={sendTestMail}
          body={{}}
          label="Send me a mail"
          size="small"
          done="The mail is on its way to you. Look into your inbox in a minute."
        />
      )}
      {name === 'backup' && may('change settings') && (
        <ActionButton
          call={runJob}
          body={{ job: 'backup-now' }}
          label="Make a backup now"
          size="small"
          done={({ message }) => `Backup: ${message}`}
        />
      )}
      {name === 'backup' && state !== 'good' && may('change settings') && (
        <ActionButton
          call={noteBackup}
          body={{}}
          label="I made one elsewhere"
          size="small"
          confirm={{
            title: 'Is there a backup elsewhere?',
            text: 'The server cannot see backups that you make by other means. It notes that there is one from now, and this check is green for a week.',
            verb: 'Yes, I made one',
          }}
          done="Noted."
        />
      )}
      {href && state !== 'good' && may(permission) && (
        <a href={href} className="flex min-h-11 min-w-11 items-center font-semibold text-link underline">
          {linkWords[name] ?? 'Set it'}
        </a>
      )}
    </>
  );
}
