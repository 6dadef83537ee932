import * as paths from '@aaspaas/contract/console/paths';

/** The page of a thing, or the page on which it stands; null for what has none. */
export function linkOf(subject: string, thing: string | null): string | null {
  const page = pages[subject];
  if (!page) return null;
  return 'of' in page ? thing && `${page.of}/${encodeURIComponent(thing)}` : page.at;
}

const pages: Readonly<Record<string, { readonly of: string } | { readonly at: string }>> = {
  account: { of: paths.people },
  agent: { of: paths.people },
  admin: { at: paths.admins },
  shop: { of: paths.listings },
  payment: { of: paths.payments },
  review: { at: paths.reviews },
  setting: { at: paths.settings },
  announcement: { at: paths.announcements },
  job: { at: paths.jobs },
  word: { at: paths.words },
  place: { at: paths.places },
  mail: { at: `${paths.outbox}?show=all` },
  statement: { at: paths.statements },
};
