import type { SettingName } from '@aaspaas/contract/admin/settings.rules';
import { recordDeed } from '../audit/queries';
import { recordSecurityEvent } from '../audit/security-queries';
import type { Db } from '../db/open';
import { tellWaitingOwners } from '../payments/opening';
import { letOwnersWait } from '../payments/opening-queries';
import { readSettings, writeSetting } from './queries';

interface Change {
  readonly name: SettingName;
  /** As the rules have passed it. */
  readonly value: string;
  /** Null: somebody at the machine itself. */
  readonly actorId: number | null;
  /** Where the links in mails lead. */
  readonly publicUrl: string;
}

/** Changes a setting, with all that follows from it. How many owners were written to that payments are open. */
export async function changeSetting(db: Db, change: Change, now: Date): Promise<number> {
  const { name, value, actorId, publicUrl } = change;
  return db.transaction(async (tx) => {
    const before = await readSettings(tx);
    await writeSetting(tx, name, value, now);
    const deed = { actorId, action: 'setting changed', subject: 'setting', subjectId: null } as const;
    await recordDeed(tx, { ...deed, detail: { name } }, now);
    const event = { accountId: actorId, event: 'admin deed', detail: { deed: 'setting changed' } } as const;
    await recordSecurityEvent(tx, event, now);
    if (name !== 'upi_id') return 0;
    if (!value && before.upi_id) await letOwnersWait(tx);
    return tellWaitingOwners(tx, publicUrl, now);
  });
}
