import type { PublicSettings } from '@aaspaas/contract/page';

/** What the operator has set, unless a test says otherwise. */
export const plainSettings: PublicSettings = {
  publicUrl: '',
  tileUrl: '',
  geocoderUrl: 'none',
  supportPhone: '',
  charityUrl: '',
  planPriceRupees: 500,
  planDays: 365,
  keptDays: { searches: 90, securityLog: 180, mails: 30, logins: 30 },
  supportEmail: 'help@example.in',
  demoShopId: null,
  demoAgentId: null,
  hasDevPages: false,
  hasMailServer: true,
};
