import type { SettingName } from '@aaspaas/contract/console/settings/rules/settings';
import { listAdmins } from '../../accounts/admin-queries';
import { changesOf } from '../../audit/changes';
import { recordAuditEntry } from '../../audit/queries';
import { recordSecurityEvent } from '../../audit/security-queries';
import type { Db } from '../../db/open';
import { type Payee, payeeChangedLetter } from '../../mail/letters/payee';
import { queueMail } from '../../mail/queries';
import { tellWaitingOwners } from '../../payments/opening';
import { letOwnersWait } from '../../payments/queries';
import { lockSettings, readSettings, type Settings, writeSetting } from '../../settings/queries';

export interface SettingsChange {
  /** Have passed the rules of settings. */
  readonly values: Partial<Settings>;
  /** Null: the operator, by a command. */
  readonly actor: { readonly accountId: number; readonly name: string } | null;
  /** Where the links in mails lead. */
  readonly publicUrl: string;
  /** Throws where these settings are not what the change was meant for. Nobody else changes them meanwhile. */
  check?(now: Settings): void;
}

/**
 * Changes settings and does what follows from it: admins hear where payments go, and owners who wait for payments to
 * open are written to. Resolves to how many owners they were.
 */
export async function changeSettings(db: Db, change: SettingsChange, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    await lockSettings(tx);
    const before = await readSettings(tx);
    change.check?.(before);
    const after: Settings = { ...before, ...change.values };
    const changed = namesOf(after).filter((name) => after[name] !== before[name]);
    if (changed.length === 0) return 0;
    for (const name of changed) await changeOne(tx, name, before, after, change, now);
    await recordSecurity(tx, change, now);
    if (changed.includes('upi_id') || changed.includes('payee'))
      await tellAdmins(tx, before, after, change, now);
    return changed.includes('upi_id') ? openOrClose(tx, before, after, change, now) : 0;
  });
}

// The keys of an object are its fields; Object.keys widens them to string.
const namesOf = (settings: Settings) => Object.keys(settings) as SettingName[];

/** The officer for complaints is a person; everything else belongs to the business. */
const personal: readonly SettingName[] = ['grievance_name', 'grievance_email', 'grievance_phone'];

async function changeOne(
  tx: Db,
  name: SettingName,
  before: Settings,
  after: Settings,
  { actor }: SettingsChange,
  now: Date,
): Promise<void> {
  await writeSetting(tx, name, after[name], now);
  const changes = changesOf(before, { ...before, [name]: after[name] }, { personal });
  const about = { subject: 'setting', subjectId: null, subjectKey: name } as const;
  const actorId = actor?.accountId ?? null;
  await recordAuditEntry(tx, { actorId, action: 'setting changed', ...about, changes }, now);
}

const recordSecurity = (tx: Db, { actor }: SettingsChange, now: Date): Promise<void> =>
  recordSecurityEvent(
    tx,
    { accountId: actor?.accountId ?? null, event: 'admin deed', detail: { deed: 'setting changed' } },
    now,
  );

export const payeeOf = ({ upi_id, payee }: Pick<Settings, 'upi_id' | 'payee'>): Payee => ({
  upiId: upi_id,
  payee,
});

async function tellAdmins(
  tx: Db,
  before: Settings,
  after: Settings,
  { actor, publicUrl }: SettingsChange,
  now: Date,
): Promise<void> {
  const about = { publicUrl, by: actor?.name ?? null };
  for (const { id, email } of await listAdmins(tx))
    await queueMail(tx, id, payeeChangedLetter(email, payeeOf(before), payeeOf(after), about), now);
}

async function openOrClose(
  tx: Db,
  before: Settings,
  after: Settings,
  { publicUrl }: SettingsChange,
  now: Date,
): Promise<number> {
  if (!after.upi_id && before.upi_id) await letOwnersWait(tx);
  return tellWaitingOwners(tx, publicUrl, now);
}
