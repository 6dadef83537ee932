import { announcementRules } from '@aaspaas/contract/console/announcements/rules/announcement';
import {
  addAnnouncement,
  changeAnnouncement,
  endAnnouncement,
  listAnnouncements,
} from '@aaspaas/contract/console/announcements/calls';
import { Failure, refusal } from '@aaspaas/contract/failure';
import { changesOf } from '../../audit/changes';
import { recordAuditEntry } from '../../audit/queries';
import type { Db } from '../../db/open';
import { checkRules } from '../../http/check-rules';
import { route } from '../../http/route';
import { currentAnnouncement } from '../../settings/queries';
import { presentAnnouncement, readAnnouncement, valuesOf } from './present';
import {
  deleteAnnouncement,
  findAnnouncement,
  insertAnnouncement,
  isThere,
  listNewest,
  lockAnnouncements,
  updateAnnouncement,
} from './queries';

const gone = () =>
  new Failure('missing', 'This announcement is not there any more. Please load the page again.');

export const announcementRoutes = [
  route(listAnnouncements, async ({ db, clock }) => {
    const now = clock.now();
    const [rows, shown] = await Promise.all([listNewest(db), currentAnnouncement(db, now)]);
    return {
      result: true,
      announcements: rows.map((row) => presentAnnouncement(row, shown?.id ?? null, now)),
    };
  }),

  route(addAnnouncement, async ({ body, actor, db, clock }) => {
    checkRules(announcementRules, body);
    const row = readAnnouncement(body);
    const now = clock.now();
    if (row.ends_at <= now) throw ended();
    await db.transaction(async (tx) => {
      await lockAnnouncements(tx);
      if (await isThere(tx, row)) throw new Failure('taken', 'This announcement is there already.');
      const id = await insertAnnouncement(tx, row, now);
      const changes = changesOf({}, valuesOf(row));
      await record(tx, actor.accountId, { action: 'announcement added', id, changes }, now);
    });
    return { result: true, message: row.starts_at <= now ? 'It is on every page now.' : 'Saved.' };
  }),

  route(changeAnnouncement, async ({ body, actor, db, clock }) => {
    checkRules(announcementRules, body);
    const { announcement_id: id, before } = body;
    const row = readAnnouncement(body);
    await db.transaction(async (tx) => {
      await lockAnnouncements(tx);
      const stored = await findAnnouncement(tx, id);
      if (!stored) throw gone();
      if (Object.keys(changesOf(valuesOf(stored), before)).length > 0)
        throw new Failure(
          'taken',
          'Somebody else has changed this announcement since you opened it. Please load the page again.',
        );
      await updateAnnouncement(tx, id, row);
      const changes = changesOf(valuesOf(stored), valuesOf(row));
      await record(tx, actor.accountId, { action: 'announcement changed', id, changes }, clock.now());
    });
    return { result: true, message: 'Saved.' };
  }),

  route(endAnnouncement, async ({ body, actor, db, clock }) => {
    const now = clock.now();
    const id = body.announcement_id;
    await db.transaction(async (tx) => {
      await lockAnnouncements(tx);
      const stored = await findAnnouncement(tx, id);
      if (!stored) throw gone();
      if (stored.ends_at <= now) throw new Failure('taken', 'This announcement has ended already.');
      if (stored.starts_at >= now) await deleteAnnouncement(tx, id);
      else await updateAnnouncement(tx, id, { ...stored, ends_at: now });
      await record(tx, actor.accountId, { action: 'announcement ended', id }, now);
    });
    return { result: true, message: 'It is off the pages now.' };
  }),
];

const ended = () => refusal('invalid', { ends_at: 'It must end in the future' });

interface AnnouncementChange {
  readonly action: string;
  readonly id: number;
  readonly changes?: ReturnType<typeof changesOf>;
}

const record = (tx: Db, actorId: number, { id, ...change }: AnnouncementChange, now: Date): Promise<void> =>
  recordAuditEntry(tx, { actorId, ...change, subject: 'announcement', subjectId: id }, now);
