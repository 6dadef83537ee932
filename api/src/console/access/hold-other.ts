import { isGranted } from '@aaspaas/contract/roles/grades';
import { Failure } from '@aaspaas/contract/failure';
import { holdAdmins } from '../../accounts/delete-queries';
import type { Db } from '../../db/open';
import type { Actor } from '../../http/session/actor';
import { type AdminRow, readAdmin } from './admin-queries';

/**
 * The other admin, with all admins locked. Whoever was made something else, or removed, a moment ago may no longer
 * change anybody: of two chiefs who do it to each other, the first one wins.
 */
export async function holdOther(tx: Db, actor: Actor, id: number, ifOwn: string): Promise<AdminRow> {
  if (id === actor.accountId) throw new Failure('invalid', ifOwn);
  await holdAdmins(tx);
  const self = await readAdmin(tx, actor.accountId);
  if (!self || !isGranted(self.grade, 'manage admins'))
    throw new Failure('not-yours', 'Your account may not do this.');
  const other = await readAdmin(tx, id);
  if (!other) throw new Failure('missing', 'There is no such admin any more.');
  return other;
}
