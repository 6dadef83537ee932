import { product } from '@aaspaas/contract/product';
import type { Db } from './open';
import { sql } from './sql';

/** What holds until the operator changes it on the settings screen. */
export const settingDefaults = {
  // An unallotted number: the operator's own goes into the settings.
  support_phone: '+916000000000',
  charity_url: 'https://example.org/',
  plan_price_rupees: '500',
  // The person whom complaints go to: the pages name nobody before the operator does.
  grievance_name: '',
  grievance_email: '',
  grievance_phone: '',
  // Nobody's: money goes nowhere until the operator says where.
  upi_id: `${product.slug}@upi`,
  payee: product.name,
};

export type Settings = Readonly<typeof settingDefaults>;

export async function readSettings(db: Db): Promise<Settings> {
  const rows = await db.many<{ name: string; value: string }>(sql`SELECT name, value FROM setting`);
  const stored: Partial<Settings> = Object.fromEntries(rows.map(({ name, value }) => [name, value]));
  return { ...settingDefaults, ...stored };
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
