import type { SettingName } from '@aaspaas/contract/admin/settings.rules';
import { product } from '@aaspaas/contract/product';
import type { Db } from '../db/open';
import { sql } from '../db/sql';

/** What holds until the operator changes it. */
export const settingDefaults = {
  // An unallotted number: the operator's own goes into the settings.
  support_phone: '+916000000000',
  charity_url: 'https://example.org/',
  plan_price_rupees: '500',
  // The person whom complaints go to: the pages name nobody before the operator does.
  grievance_name: '',
  grievance_email: '',
  grievance_phone: '',
  // Payments are closed until the operator says where the money goes: any id of ours could be anybody's.
  upi_id: '',
  payee: product.name,
} satisfies Record<SettingName, string>;

export type Settings = Readonly<Record<SettingName, string>>;

export async function readSettings(db: Db): Promise<Settings> {
  const rows = await db.many<{ name: string; value: string }>(sql`SELECT name, value FROM setting`);
  const stored: Partial<Settings> = Object.fromEntries(rows.map(({ name, value }) => [name, value]));
  return { ...settingDefaults, ...stored };
}

export async function writeSetting(db: Db, name: SettingName, value: string, now: Date): Promise<void> {
  await db.run(sql`
    INSERT INTO setting (name, value, updated_at) VALUES (${name}, ${value}, ${now})
    ON CONFLICT (name) DO UPDATE SET value = excluded.value, updated_at = excluded.updated_at`);
}

/** The rows that stand for a sample, as long as they are there. */
export async function readDemoIds(
  db: Db,
): Promise<{ demoShopId: number | null; demoAgentId: number | null }> {
  const row = await db.maybe<{ shop_id: number | null; agent_id: number | null }>(
    sql`SELECT shop_id, agent_id FROM demo_data`,
  );
  return { demoShopId: row?.shop_id ?? null, demoAgentId: row?.agent_id ?? null };
}
