import type { CheckName, CheckState } from '@aaspaas/contract/console/today/checks';
import { dayMs } from '@aaspaas/contract/durations';
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
  readonly says: string;
}

const good = (says: string): Finding => ({ state: 'good', says });
const bad = (says: string): Finding => ({ state: 'bad', says });
const unknown = (says: string): Finding => ({ state: 'unknown', says });

/** A week of a small business can be typed in again; more cannot. */
const backupDays = 7;
/** A mail server that took a mail longer ago may refuse the next one. */
const mailDays = 7;

/** How each of the checks stands, in words that the operator can act on. */
export const checks: Readonly<Record<CheckName, (setUp: SetUp, now: Date) => Finding>> = {
  https: ({ publicUrl }) =>
    publicUrl.startsWith('https:')
      ? good(`People come by ${publicUrl}, and nobody can listen in.`)
      : bad(`People come by ${publicUrl}, so passwords travel in the open.`),
  mail: checkMail,
  demo: ({ has_demo }) =>
    has_demo
      ? bad('The invented shops and people of the demo are shown as if they were real.')
      : good('There are no invented shops or people.'),
  upi: ({ settings: { upi_id, payee } }) =>
    upi_id === ''
      ? bad('Nobody can pay: there is no UPI id.')
      : good(`Fees are paid to ${upi_id} (${payee}).`),
  support: ({ settings: { support_phone } }) =>
    support_phone === settingDefaults.support_phone
      ? bad('The number for help belongs to nobody.')
      : good(`People who need help call ${support_phone}.`),
  officer: ({ settings: { grievance_name } }) =>
    grievance_name === ''
      ? bad('The law wants somebody named for complaints, and nobody is.')
      : good(`Complaints go to ${grievance_name}.`),
  charity: ({ settings: { charity_url } }) =>
    charity_url === settingDefaults.charity_url
      ? bad('The link to the charity leads nowhere.')
      : good(`The link to the charity leads to ${charity_url}.`),
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
      `${mails_failing} ${mails_failing === 1 ? 'mail' : 'mails'} of the last day could not be sent.`,
    );
  if (!mail_sent_at || mail_sent_at < startedAt)
    return unknown('No mail has gone out since the server was started. Send yourself one.');
  const says = `The last mail went out ${daysAgo(mail_sent_at, now)}.`;
  return isOlder(mail_sent_at, mailDays, now) ? unknown(`${says} Send yourself one.`) : good(says);
}

function checkDisk(space: Space): Finding {
  const gigabytes = (bytes: number): string => (bytes / 1e9).toFixed(bytes < 10e9 ? 1 : 0);
  const room = `${gigabytes(space.freeBytes)} of ${gigabytes(space.wholeBytes)} GB are free`;
  if (isFull(space)) return bad(`The disk is full: ${room}. Photos are refused.`);
  return isNearlyFull(space) ? bad(`The disk is nearly full: ${room}.`) : good(`${room}.`);
}

function checkBackup(at: Date | null, now: Date): Finding {
  if (!at) return bad('There is no backup.');
  const says = `The last backup was made ${daysAgo(at, now)}.`;
  return isOlder(at, backupDays, now) ? bad(says) : good(says);
}

function checkEndings([held]: readonly HeldEnding[]): Finding {
  if (!held) return good('No listings are about to end all at once.');
  const count = (listings: number) => listings.toLocaleString('en-IN');
  return bad(
    `${count(held.would_end)} of ${count(held.of_all)} live listings would end at once. Is the server’s clock right?`,
  );
}

function checkDatabase(behind: Behind | null): Finding {
  if (!behind) return good('The database has everything that was saved.');
  return bad(
    `The database that answers is an old copy: it is on timeline ${behind.timeline}, and changes were saved on ${behind.newest}. Nothing is saved, so that no more is lost.`,
  );
}

const isOlder = (at: Date, days: number, now: Date): boolean => now.getTime() - at.getTime() > days * dayMs;

function daysAgo(at: Date, now: Date): string {
  const days = Math.floor((now.getTime() - at.getTime()) / dayMs);
  if (days < 1) return 'within the last day';
  return days === 1 ? 'a day ago' : `${days} days ago`;
}
