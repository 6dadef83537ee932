import { createHash } from 'node:crypto';
import type { Announcement, KeptDays, PublicSettings } from '@aaspaas/contract/page';
import type { Db } from '../db/open';
import {
  type AnnouncementRow,
  currentAnnouncement,
  readDemoIds,
  readSettings,
  type Settings,
} from './queries';

export async function readPublicSettings(
  db: Db,
  // Taken one by one: the caller's object also holds passwords, and all of the result is written into every page.
  {
    publicUrl,
    tileUrl,
    geocoderUrl,
    hasDevPages,
    hasMailServer,
  }: Pick<PublicSettings, 'publicUrl' | 'tileUrl' | 'geocoderUrl' | 'hasDevPages' | 'hasMailServer'>,
  now: Date,
): Promise<PublicSettings> {
  const [settings, demo, announcement] = await Promise.all([
    readSettings(db),
    readDemoIds(db),
    currentAnnouncement(db, now),
  ]);
  return {
    publicUrl,
    tileUrl,
    geocoderUrl,
    hasDevPages,
    hasMailServer,
    ...demo,
    supportPhone: settings.support_phone,
    supportEmail: settings.support_email,
    ...(settings.postal_address && { postalAddress: settings.postal_address }),
    charityUrl: settings.charity_url,
    planPriceRupees: Number(settings.plan_price_rupees),
    planDays: Number(settings.plan_days),
    keptDays: keptDaysOf(settings),
    ...officerOf(settings),
    ...(announcement && { announcement: presentAnnouncement(announcement) }),
  };
}

const presentAnnouncement = ({ id, text, link_text, link_url }: AnnouncementRow): Announcement => ({
  key: createHash('sha256').update(`${id} ${text} ${link_url}`).digest('base64url').slice(0, 8),
  text,
  linkText: link_text,
  linkUrl: link_url,
});

const keptDaysOf = (settings: Settings): KeptDays => ({
  searches: Number(settings.keep_search_days),
  securityLog: Number(settings.keep_security_days),
  mails: Number(settings.keep_mail_days),
  logins: Number(settings.keep_session_days),
});

/** The officer is shown only with a way to be reached. */
function officerOf(settings: Settings): Pick<PublicSettings, 'grievanceOfficer'> {
  const { grievance_name: name, grievance_email: email, grievance_phone: phone } = settings;
  return name && (email || phone) ? { grievanceOfficer: { name, email, phone } } : {};
}
