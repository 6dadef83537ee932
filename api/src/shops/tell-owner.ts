import type { Db } from '../db/open';
import type { Services } from '../http/route';
import { editedForYouLetter } from '../mail/letters/by-admin';
import { queueMail } from '../mail/queries';
import { readEditedOwner } from './edit-queries';

/** An admin has edited the listing. `changed` in words: 'name', 'opening hours'. */
export async function tellOwner(
  tx: Db,
  shopId: number,
  changed: readonly string[],
  { publicUrl, clock }: Pick<Services, 'publicUrl' | 'clock'>,
): Promise<void> {
  if (changed.length === 0) return;
  const { accountId, email, name } = await readEditedOwner(tx, shopId);
  if (!email) return;
  const letter = editedForYouLetter(email, { id: shopId, name }, changed, publicUrl());
  await queueMail(tx, accountId, letter, clock.now());
}
