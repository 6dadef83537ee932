import type { PublicSettings } from '@aaspaas/contract/page';
import type { Db } from '../db/open';
import { readDemoIds, readSettings } from '../db/settings';

export async function readPublicSettings(
  db: Db,
  fixed: Pick<PublicSettings, 'publicUrl' | 'tileUrl' | 'geocoderUrl' | 'hasDevPages'>,
): Promise<PublicSettings> {
  const [settings, demo] = await Promise.all([readSettings(db), readDemoIds(db)]);
  return {
    ...fixed,
    ...demo,
    supportPhone: settings.support_phone,
    charityUrl: settings.charity_url,
    planPriceRupees: Number(settings.plan_price_rupees),
  };
}
