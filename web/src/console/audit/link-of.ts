/** The page of a thing, or the page on which it stands; null for what has none. */
export function linkOf(subject: string, thing: string | null): string | null {
  const page = pages[subject];
  if (!page) return null;
  return 'of' in page ? thing && `${page.of}/${encodeURIComponent(thing)}` : page.at;
}

const pages: Readonly<Record<string, { readonly of: string } | { readonly at: string }>> = {
  account: { of: '/admin/people' },
  agent: { of: '/admin/people' },
  admin: { at: '/admin/admins' },
  shop: { of: '/admin/listings' },
  payment: { of: '/admin/payments' },
  review: { at: '/admin/reviews' },
  setting: { at: '/admin/settings' },
  announcement: { at: '/admin/announcements' },
  job: { at: '/admin/jobs' },
  word: { at: '/admin/words' },
  place: { at: '/admin/places' },
  mail: { at: '/admin/outbox?show=all' },
  statement: { at: '/admin/statements' },
};
