import { type Grade, isGranted } from '@aaspaas/contract/roles/grades';
import {
  findAnything,
  noteBackup,
  readChecks,
  readClock,
  readMonth,
  readTrends,
  readWaiting,
  sendTestMail,
} from '@aaspaas/contract/console/today/calls';
import { settledBy } from '@aaspaas/contract/console/today/waiting';
import { Failure } from '@aaspaas/contract/failure';
import { recordAuditEntry } from '../../audit/queries';
import { route } from '../../http/route';
import { testLetter } from '../../mail/letters/test-mail';
import { listHeldEndings } from '../../jobs/ending-queries';
import { queueMail } from '../../mail/queries';
import { readSettings } from '../../settings/queries';
import { readState } from '../access/queries';
import { addBackup, readEmail, readFacts } from './check-queries';
import { findAnything as find } from './find';
import { readMonthRow } from './month-queries';
import { presentChecks, presentWaiting } from './present';
import { listWaiting, type WaitingRow } from './queries';
import { listTrends, readCountedAt } from './trend-queries';

export const todayRoutes = [
  route(readWaiting, async ({ actor, db }) => {
    const [rows, { on_since }] = await Promise.all([listWaiting(db), readState(db, actor.accountId)]);
    return presentWaiting(rows.filter(concerns(actor.grade)), on_since !== null);
  }),

  route(readChecks, async (context) => {
    const { db, clock, photoStore, publicUrl, startedAt, hasMailServer, newestBackup } = context;
    const now = clock.now();
    const [facts, settings, space, backup, held] = await Promise.all([
      readFacts(db, now),
      readSettings(db),
      photoStore.space(),
      newestBackup(),
      listHeldEndings(db),
    ]);
    const backup_at = newer(facts.backup_at, backup);
    const machine = {
      space,
      publicUrl: publicUrl(),
      startedAt,
      hasMailServer,
      held,
      behind: context.databaseBehind(),
    };
    return presentChecks({ ...facts, ...machine, settings, backup_at }, now);
  }),

  route(readMonth, async ({ db, clock }) => {
    const { received_paise, ...month } = await readMonthRow(db, clock.now());
    return { result: true, ...month, received_rupees: received_paise / 100 };
  }),

  route(findAnything, async ({ body, actor, db, clock }) => {
    const q = body.q.trim();
    return { result: true, found: q === '' ? [] : await find(db, actor, q, clock.now()) };
  }),

  route(readClock, async ({ clock }) => ({ result: true, now: clock.now().toISOString() })),

  route(readTrends, async ({ body, db, clock }) => {
    const [points, counted] = await Promise.all([listTrends(db, body.span, clock.now()), readCountedAt(db)]);
    return { result: true, points, counted_at: counted?.toISOString() ?? null };
  }),

  route(sendTestMail, async ({ actor, db, clock, hasMailServer }) => {
    if (!hasMailServer)
      throw new Failure('mismatch', 'There is no mail server. Set SMTP_URL and MAIL_FROM first.');
    const email = await readEmail(db, actor.accountId);
    if (!email) throw new Failure('mismatch', 'Your account has no email.');
    await db.transaction(async (tx) => {
      await queueMail(tx, actor.accountId, testLetter(email), clock.now());
      await recordAuditEntry(
        tx,
        { actorId: actor.accountId, action: 'test mail sent', subject: 'mail', subjectId: null },
        clock.now(),
      );
    });
    return { result: true, message: 'The mail is on its way.' };
  }),

  route(noteBackup, async ({ actor, db, clock }) => {
    await db.transaction(async (tx) => {
      await addBackup(tx, actor.accountId, clock.now());
      await recordAuditEntry(
        tx,
        {
          actorId: actor.accountId,
          action: 'backup noted',
          subject: 'setting',
          subjectId: null,
          subjectKey: 'backup',
        },
        clock.now(),
      );
    });
    return { result: true, message: 'Noted.' };
  }),
];

const newer = (one: Date | null, other: Date | null): Date | null =>
  one && (!other || one > other) ? one : other;

/** Whoever may only look sees all of it; the others see their own work. */
const concerns =
  (grade: Grade | null) =>
  ({ kind }: WaitingRow): boolean =>
    grade === 'viewer' || isGranted(grade, settledBy[kind]);
