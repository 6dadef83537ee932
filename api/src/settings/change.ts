import type { SettingName } from '@aaspaas/contract/admin/settings.rules';
import { recordAuditEntry } from '../audit/queries';
import { recordSecurityEvent } from '../audit/security-queries';
import type { Db } from '../db/open';
import { tellWaitingOwners } from '../payments/opening';
import { letOwnersWait } from '../payments/opening-queries';
import { readSettings, writeSetting } from './queries';

interface Change {
  readonly name: SettingName;
  /** Has passed the rules of settings. */
  readonly value: string;
  /** Null: the operator, by a command. */
  readonly actorId: number | null;
  /** Where the links in mails lead. */
  readonly publicUrl: string;
}

/**
 * Changes a setting and does what follows from it: owners who wait for payments to open are written to. Resolves to
 * how many they were.
 */
export async function changeSetting(db: Db, change: Change, now: Date): Promise<number> {
  const { name, value, actorId, publicUrl } = change;
  return db.transaction(async (tx) => {
    const before = await readSettings(tx);
    await writeSetting(tx, name, value, now);
    const entry = { actorId, action: 'setting changed', subject: 'setting', subjectId: null } as const;
    await recordAuditEntry(tx, { ...entry, detail: { name } }, now);
    const event = { accountId: actorId, event: 'admin deed', detail: { deed: 'setting changed' } } as const;
    await recordSecurityEvent(tx, event, now);
    if (name !== 'upi_id') return 0;
    if (!value && before.upi_id) await letOwnersWait(tx);
    return tellWaitingOwners(tx, publicUrl, now);
  });
}
