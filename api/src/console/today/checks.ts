import type { CheckName, CheckState } from '@aaspaas/contract/console/today/checks';
import { dayMs } from '@aaspaas/contract/durations';
import { type Said, says, type Sentence } from '@aaspaas/contract/says';
import { type Settings, settingDefaults } from '../../settings/queries';
import { isFull, isNearlyFull, type Space } from '../../system/disk';
import type { Behind } from '../../db/fence';
import type { HeldEnding } from '../../jobs/ending-queries';
import type { SetUpFacts } from './check-queries';

export interface SetUp extends SetUpFacts {
  readonly publicUrl: string;
  readonly startedAt: Date;
  readonly hasMailServer: boolean;
  readonly settings: Settings;
  readonly space: Space;
  readonly held: readonly HeldEnding[];
  readonly behind: Behind | null;
}

interface Finding {
  readonly state: CheckState;
  readonly says: Sentence;
}

const good = (sentence: Sentence): Finding => ({ state: 'good', says: sentence });
const bad = (sentence: Sentence): Finding => ({ state: 'bad', says: sentence });
const unknown = (sentence: Sentence): Finding => ({ state: 'unknown', says: sentence });

/** A week of a small business can be typed in again; more cannot. */
const backupDays = 7;
/** A mail server that took a mail longer ago may refuse the next one. */
const mailDays = 7;

/** How each of the checks stands, in words that the admin can act on. */
export const checks: Readonly<Record<CheckName, (setUp: SetUp, now: Date) => Finding>> = {
  https: ({ publicUrl }) =>
    publicUrl.startsWith('https:')
      ? good(says('People come by {publicUrl}, and nobody can listen in.', { publicUrl }))
      : bad(says('People come by {publicUrl}, so passwords travel in the open.', { publicUrl })),
  mail: checkMail,
  demo: ({ has_demo }) =>
    has_demo
      ? bad('The invented shops and people of the demo are shown as if they were real.')
      : good('There are no invented shops or people.'),
  upi: ({ settings: { upi_id, payee } }) =>
    upi_id === ''
      ? bad('Nobody can pay: there is no UPI id.')
      : good(says('Fees are paid to {upi_id} ({payee}).', { upi_id, payee })),
  support: ({ settings: { support_phone } }) =>
    support_phone === settingDefaults.support_phone
      ? bad('The number for help belongs to nobody.')
      : good(says('People who need help call {support_phone}.', { support_phone })),
  officer: ({ settings: { grievance_name } }) =>
    grievance_name === ''
      ? bad('The law wants somebody named for complaints, and nobody is.')
      : good(says('Complaints go to {grievance_name}.', { grievance_name })),
  charity: ({ settings: { charity_url } }) =>
    charity_url === settingDefaults.charity_url
      ? bad('The link to the charity leads nowhere.')
      : good(says('The link to the charity leads to {charity_url}.', { charity_url })),
  disk: ({ space }) => checkDisk(space),
  backup: ({ backup_at }, now) => checkBackup(backup_at, now),
  endings: ({ held }) => checkEndings(held),
  database: ({ behind }) => checkDatabase(behind),
};

/** Another mail server is named at a start, so a mail from before the last one says nothing about it. */
function checkMail({ hasMailServer, mail_sent_at, mails_failing, startedAt }: SetUp, now: Date): Finding {
  if (!hasMailServer) return bad('There is no mail server, so codes and receipts reach nobody.');
  if (mails_failing > 0)
    return bad(
      mails_failing === 1
        ? '1 mail of the last day could not be sent.'
        : says('{mails_failing} mails of the last day could not be sent.', { mails_failing }),
    );
  if (!mail_sent_at || mail_sent_at < startedAt)
    return unknown('No mail has gone out since the server was started. Send yourself one.');
  const time = daysAgo(mail_sent_at, now);
  return isOlder(mail_sent_at, mailDays, now)
    ? unknown(says('The last mail went out {time}. Send yourself one.', { time }))
    : good(says('The last mail went out {time}.', { time }));
}

function checkDisk(space: Space): Finding {
  const gigabytes = (bytes: number): string => (bytes / 1e9).toFixed(bytes < 10e9 ? 1 : 0);
  const room = { free: gigabytes(space.freeBytes), whole: gigabytes(space.wholeBytes) };
  if (isFull(space))
    return bad(says('The disk is full: {free} of {whole} GB are free. Photos are refused.', room));
  return isNearlyFull(space)
    ? bad(says('The disk is nearly full: {free} of {whole} GB are free.', room))
    : good(says('{free} of {whole} GB are free.', room));
}

function checkBackup(at: Date | null, now: Date): Finding {
  if (!at) return bad('There is no backup.');
  const made = says('The last backup was made {time}.', { time: daysAgo(at, now) });
  return isOlder(at, backupDays, now) ? bad(made) : good(made);
}

function checkEndings([held]: readonly HeldEnding[]): Finding {
  if (!held) return good('No listings are about to end all at once.');
  const count = (listings: number) => listings.toLocaleString('en-IN');
  return bad(
    says('{n} of {all} live listings would end at once. Is the server’s clock right?', {
      n: count(held.would_end),
      all: count(held.of_all),
    }),
  );
}

function checkDatabase(behind: Behind | null): Finding {
  if (!behind) return good('The database has everything that was saved.');
  return bad(
    says(
      'The database that answers is an old copy: it is on timeline {timeline}, and changes were saved on {newest}. Nothing is saved, so that no more is lost.',
      { timeline: behind.timeline, newest: behind.newest },
    ),
  );
}

const isOlder = (at: Date, days: number, now: Date): boolean => now.getTime() - at.getTime() > days * dayMs;

function daysAgo(at: Date, now: Date): Said {
  const days = Math.floor((now.getTime() - at.getTime()) / dayMs);
  if (days < 1) return says('within the last day');
  return days === 1 ? says('a day ago') : says('{days} days ago', { days });
}
