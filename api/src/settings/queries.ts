import type { SettingName } from '@aaspaas/contract/console/settings/rules/settings';
import { product } from '@aaspaas/contract/product';
import type { Db } from '../db/open';
import { quick, sql } from '../db/sql';

/** The values until the operator changes them. */
export const settingDefaults = {
  // A number that belongs to nobody; the operator sets a real one.
  support_phone: '+916000000000',
  support_email: `hello@${product.slug}.example`,
  postal_address: '',
  charity_url: 'https://example.org/',
  plan_price_rupees: '500',
  plan_days: '365',
  // The officer for complaints. The pages name nobody until the operator does.
  grievance_name: '',
  grievance_email: '',
  grievance_phone: '',
  // Payments are closed until the operator says where the money goes. A made-up UPI id could belong to somebody.
  upi_id: '',
  payee: product.name,
  keep_search_days: '90',
  keep_security_days: '365',
  keep_mail_days: '30',
  keep_session_days: '30',
} satisfies Record<SettingName, string>;

export type Settings = Readonly<Record<SettingName, string>>;

export async function readSettings(db: Db): Promise<Settings> {
  const rows = await db.many<{ name: string; value: string }>(quick(sql`SELECT name, value FROM setting`));
  const stored: Partial<Settings> = Object.fromEntries(rows.map(({ name, value }) => [name, value]));
  return { ...settingDefaults, ...stored };
}

/** Until the end of the transaction nobody else changes a setting, also none that has no row yet. Reading goes on. */
export const lockSettings = (tx: Db): Promise<void> =>
  tx.script('LOCK TABLE setting IN SHARE ROW EXCLUSIVE MODE');

export async function writeSetting(db: Db, name: SettingName, value: string, now: Date): Promise<void> {
  await db.run(sql`
    INSERT INTO setting (name, value, updated_at) VALUES (${name}, ${value}, ${now})
    ON CONFLICT (name) DO UPDATE SET value = excluded.value, updated_at = excluded.updated_at`);
}

/** The shop and the agent of the demo data that guests are shown as examples, if they still exist. */
export async function readDemoIds(
  db: Db,
): Promise<{ demoShopId: number | null; demoAgentId: number | null }> {
  const row = await db.maybe<{ shop_id: number | null; agent_id: number | null }>(
    quick(sql`SELECT shop_id, agent_id FROM demo_data`),
  );
  return { demoShopId: row?.shop_id ?? null, demoAgentId: row?.agent_id ?? null };
}

export interface AnnouncementRow {
  id: number;
  text: string;
  link_text: string;
  link_url: string;
  starts_at: Date;
  ends_at: Date;
}

/** The announcement on top of every page: of several at once, the one that began last. */
export function currentAnnouncement(db: Db, now: Date): Promise<AnnouncementRow | null> {
  return db.maybe<AnnouncementRow>(
    quick(sql`
    SELECT id, text, link_text, link_url, starts_at, ends_at FROM announcement
    WHERE ends_at > ${now} AND starts_at <= ${now} ORDER BY starts_at DESC, id DESC LIMIT 1`),
  );
}
