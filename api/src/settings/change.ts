import type { SettingName } from '@aaspaas/contract/console/settings/settings.rules';
import { changesOf } from '../audit/changes';
import { recordAuditEntry } from '../audit/queries';
import { recordSecurityEvent } from '../audit/security-queries';
import type { Db } from '../db/open';
import { tellWaitingOwners } from '../payments/opening';
import { letOwnersWait } from '../payments/opening-queries';
import { readSettings, type Settings, writeSetting } from './queries';

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
    await recordChange(tx, change, before, now);
    const event = { accountId: actorId, event: 'admin deed', detail: { deed: 'setting changed' } } as const;
    await recordSecurityEvent(tx, event, now);
    if (name !== 'upi_id') return 0;
    if (!value && before.upi_id) await letOwnersWait(tx);
    return tellWaitingOwners(tx, publicUrl, now);
  });
}

/** The officer for complaints is a person; everything else belongs to the business. */
const personal: readonly SettingName[] = ['grievance_name', 'grievance_email', 'grievance_phone'];

async function recordChange(
  tx: Db,
  { name, value, actorId }: Change,
  before: Settings,
  now: Date,
): Promise<void> {
  const changes = changesOf(before, { ...before, [name]: value }, { personal });
  const about = { subject: 'setting', subjectId: null, subjectKey: name } as const;
  await recordAuditEntry(tx, { actorId, action: 'setting changed', ...about, changes }, now);
}
