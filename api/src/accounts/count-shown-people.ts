import { says } from '@aaspaas/contract/says';
import { recordAuditEntry } from '../audit/queries';
import type { Db } from '../db/open';
import type { Actor } from '../http/session/actor';
import { tooMany } from '../http/throttle';
import { readingStoppedLetter } from '../mail/letters/admins';
import { queueMail } from '../mail/queries';
import { holdReader, shownSince, wasRefused } from './count-shown-people-queries';
import { listChiefs } from './admin-queries';

/** Different people whom one admin is shown within an hour: far more than a day's work, far fewer than there are. */
export const mostPeopleAnHour = 500;

const hourMs = 60 * 60_000;

/**
 * Before an admin is shown these people: writes down who they are, and refuses when there are too many. Whoever was shown
 * within the hour is not counted again. Null stands for an account that is gone; oneself one may always see.
 */
export async function countShownPeople(
  db: Db,
  reader: Actor,
  shown: readonly (number | null)[],
  now: Date,
): Promise<void> {
  const ids = new Set(shown.filter((id) => id !== null));
  ids.delete(reader.accountId);
  if (ids.size === 0) return;
  const since = new Date(now.getTime() - hourMs);
  const refusal = await db.transaction(async (tx) => {
    await holdReader(tx, reader.accountId);
    const lately = await shownSince(tx, reader.accountId, since);
    const seen = new Set(lately.flatMap((entry) => entry.ids));
    const fresh = [...ids].filter((id) => !seen.has(id));
    if (fresh.length === 0) return null;
    if (seen.size + fresh.length > mostPeopleAnHour) {
      await tellChiefs(tx, reader, since, now);
      const waitMs = (lately[0]?.at.getTime() ?? now.getTime()) + hourMs - now.getTime();
      return tooMany(
        waitMs,
        says('You may look at {most} people within an hour.', { most: mostPeopleAnHour }),
      );
    }
    await record(tx, reader, fresh, now);
    return null;
  });
  // Thrown here, so that what was written down stays.
  if (refusal) throw refusal;
}

async function record(tx: Db, reader: Actor, fresh: readonly number[], now: Date): Promise<void> {
  const [only = null, ...more] = fresh;
  const detail = { people: fresh.length, ids: fresh.join(' ') };
  await recordAuditEntry(
    tx,
    {
      actorId: reader.accountId,
      action: 'people read',
      subject: 'account',
      subjectId: more.length === 0 ? only : null,
      detail,
    },
    now,
  );
}

/** Somebody who reads everybody is copying the register: chiefs hear of it, once an hour. */
async function tellChiefs(tx: Db, { accountId, name }: Actor, since: Date, now: Date): Promise<void> {
  if (await wasRefused(tx, accountId, since)) return;
  const about = { subject: 'admin', subjectId: accountId } as const;
  await recordAuditEntry(tx, { actorId: accountId, action: 'reading of people refused', ...about }, now);
  for (const { id, email } of await listChiefs(tx))
    if (email) await queueMail(tx, id, readingStoppedLetter(email, name, mostPeopleAnHour), now);
}
