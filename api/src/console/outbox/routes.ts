import { dropMails, listMails, readMail, resendMails } from '@aaspaas/contract/console/outbox/calls';
import { mailFilters } from '@aaspaas/contract/console/outbox/states';
import { Failure } from '@aaspaas/contract/failure';
import { readEmail } from '@aaspaas/contract/accounts/rules/email';
import { says, type Sentence } from '@aaspaas/contract/says';
import { countShownPeople } from '../../accounts/count-shown-people';
import { recordAuditEntry } from '../../audit/queries';
import type { Db } from '../../db/open';
import { route } from '../../http/route';
import { readPage } from '../paging';
import { presentMail } from './present';
import { countFailed, countMails, drop, findMail, listMailRows, resend } from './queries';

export const outboxRoutes = [
  route(listMails, async ({ body, actor, db, clock, hasMailServer }) => {
    const now = clock.now();
    const query = {
      show: mailFilters.find((each) => each === body.show) ?? 'failed',
      recipient: body.q?.trim() ? readEmail(body.q) : null,
    };
    const [page, counts] = await Promise.all([
      readPage(body.page, {
        count: () => countMails(db, query),
        rows: (slice) => listMailRows(db, query, slice),
      }),
      countFailed(db, now),
    ]);
    const people = page.rows.map(({ account_id: id }) => id);
    await countShownPeople(db, actor, people, now);
    return {
      result: true,
      ...page,
      rows: page.rows.map((row) => presentMail(row, now)),
      ...counts,
      has_server: hasMailServer,
    };
  }),

  route(readMail, async ({ body, actor, db, clock }) => {
    const mail = await findMail(db, body.mail_id);
    if (!mail) throw new Failure('missing', 'This mail is not there any more.');
    if (mail.is_secret)
      throw new Failure('not-yours', 'This mail brings a code or a link. Nobody reads it here.');
    if (!mail.text_body) throw new Failure('gone', 'This mail was sent. Its text is not kept.');
    await countShownPeople(db, actor, [mail.account_id], clock.now());
    await record(db, actor.accountId, { action: 'mail read', mailId: body.mail_id }, clock.now());
    return { result: true, subject: mail.subject, text: mail.text_body };
  }),

  route(resendMails, ({ body, actor, db, clock }) =>
    act(db, resending, { mailId: body.mail_id ?? null, actorId: actor.accountId, now: clock.now() }),
  ),

  route(dropMails, ({ body, actor, db, clock }) =>
    act(db, dropping, { mailId: body.mail_id ?? null, actorId: actor.accountId, now: clock.now() }),
  ),
];

interface MailAction {
  work(tx: Db, mailId: number | null, now: Date): Promise<number[]>;
  readonly action: string;
  done(count: number): Sentence;
}

const resending: MailAction = {
  work: resend,
  action: 'mail sent again',
  done: (count) =>
    count === 1 ? '1 mail is tried again.' : says('{count} mails are tried again.', { count }),
};

const dropping: MailAction = {
  work: drop,
  action: 'mail dropped',
  done: (count) =>
    count === 1 ? '1 mail is off the list.' : says('{count} mails are off the list.', { count }),
};

interface Asked {
  /** Null for all of them. */
  readonly mailId: number | null;
  readonly actorId: number;
  readonly now: Date;
}

/** One entry for one mail, one for all of them together. */
async function act(db: Db, { work, action, done }: MailAction, { mailId, actorId, now }: Asked) {
  const count = await db.transaction(async (tx) => {
    const { length } = await work(tx, mailId, now);
    if (length === 0)
      throw new Failure('taken', 'It was sent, dropped or taken up already. Please look again.');
    await record(tx, actorId, { action, mailId, detail: { count: length } }, now);
    return length;
  });
  return { result: true, message: done(count), count };
}

const record = (
  db: Db,
  actorId: number,
  { action, mailId, detail = {} }: { action: string; mailId: number | null; detail?: Record<string, number> },
  now: Date,
): Promise<void> =>
  recordAuditEntry(db, { actorId, action, subject: 'mail', subjectId: mailId, detail }, now);
