import type { PublicSettings } from '@aaspaas/contract/page';
import type { Db } from '../db/open';
import { sql } from '../db/sql';

/** What holds until the operator changes it on the settings screen. */
const defaults = {
  // An unallotted number: the operator's own goes into the settings.
  support_phone: '+916000000000',
  charity_url: 'https://example.org/',
  plan_price_rupees: '500',
};

export async function readPublicSettings(
  db: Db,
  fixed: Pick<PublicSettings, 'publicUrl' | 'tileUrl' | 'geocoderUrl' | 'hasDevPages'>,
): Promise<PublicSettings> {
  const rows = await db.many<{ name: string; value: string }>(sql`SELECT name, value FROM setting`);
  const stored: Partial<typeof defaults> = Object.fromEntries(rows.map(({ name, value }) => [name, value]));
  const settings = { ...defaults, ...stored };
  return {
    ...fixed,
    supportPhone: settings.support_phone,
    charityUrl: settings.charity_url,
    planPriceRupees: Number(settings.plan_price_rupees),
  };
}
