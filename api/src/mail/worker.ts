import type { Listener } from '../db/listen';
import type { Db } from '../db/open';
import type { Clock } from '../system/clock';
import { repeat, type Job } from '../system/repeat';
import {
  giveUpOldMail,
  listUnsentAfter,
  markFailed,
  markSent,
  newestMailId,
  takeDueMail,
  type WaitingMail,
} from './queries';
import { type Mailer, openMailer } from './smtp';

export interface MailWorkerParts {
  readonly database: Db;
  /** Null: mail stays in the outbox. */
  readonly smtpUrl: string | null;
  readonly from: string;
  readonly clock: Clock;
  /** Is told what goes wrong, never an email or the text of a mail. */
  readonly log: (message: string) => void;
  /** For development without a mail server: shows each mail instead of sending it. */
  readonly show?: ((text: string) => void) | null;
  /** Null: only when runOnce is called, in tests. */
  readonly pollMs?: number | null;
  /** Hears of new mail. */
  readonly listener?: Pick<Listener, 'on'>;
}

const usualPollMs = 2000;

/** Sends the mail that is due, at once and again and again. Any number of processes may do so at the same time. */
export function startMailWorker(parts: MailWorkerParts): Job {
  const mailer = parts.smtpUrl ? openMailer(parts.smtpUrl, parts.from) : null;
  const round = mailer ? () => sendDueMail(parts, mailer) : showMail(parts);
  const { pollMs = usualPollMs } = parts;
  let isTold = false;
  const repeating = repeat(
    pollMs,
    () => {
      isTold = false;
      return round();
    },
    (error) => parts.log(`mail: ${reasonOf(error)}`),
  );
  // However many mails are told of while a round is under way, one more will do.
  parts.listener?.on('mail', () => {
    if (!isTold) void repeating.runOnce();
    isTold = true;
  });
  return {
    ...repeating,
    stop: async () => {
      await repeating.stop();
      mailer?.close();
    },
  };
}

async function sendDueMail(parts: MailWorkerParts, mailer: Mailer): Promise<void> {
  await giveUpOldMail(parts.database, parts.clock.now());
  let mail = await takeDueMail(parts.database, parts.clock.now());
  while (mail) {
    await sendOne(parts, mailer, mail);
    mail = await takeDueMail(parts.database, parts.clock.now());
  }
}

async function sendOne(
  { database, clock, log }: MailWorkerParts,
  mailer: Mailer,
  mail: WaitingMail,
): Promise<void> {
  const { id, recipient, subject, text_body, html_body, attempts } = mail;
  try {
    await mailer.send(`mail-${id}`, { to: recipient, subject, text: text_body, html: html_body });
  } catch (error) {
    const nextTryAt = new Date(clock.now().getTime() + waitAfter(attempts));
    await markFailed(database, id, reasonOf(error), nextTryAt);
    log(`mail ${id} was not sent (try ${attempts}): ${codeOf(error)}`);
    return;
  }
  await markSent(database, id, clock.now());
}

/** 15 s, 30 s, 1 min … at most an hour: soon enough for a code, seldom enough for a server that is overloaded. */
const waitAfter = (attempts: number): number => Math.min(15_000 * 2 ** (attempts - 1), 3_600_000);

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

// The server's message may repeat the email; its code does not.
const codeOf = (error: unknown): string => {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return [code, responseCode].filter(Boolean).join(' ') || 'unknown error';
};

function showMail({ database, show }: MailWorkerParts): () => Promise<void> {
  if (!show) return async () => {};
  // Mails from before this start were shown by an earlier one.
  let newestShown = newestMailId(database);
  return async () => {
    const mails = await listUnsentAfter(database, await newestShown);
    for (const { id, recipient, subject, text_body } of mails) {
      show(`Mail to ${recipient}: ${subject}\n${text_body}`);
      newestShown = Promise.resolve(id);
    }
  };
}
