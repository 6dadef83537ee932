import type { PageUrl } from '../../current-url/url';

const fields = ['person', 'action', 'subject', 'thing', 'from', 'until', 'before'] as const;

/** The filters in the url; empty ones count as absent. The same for the server and for the page. */
export function auditRequest({ query }: PageUrl): Partial<Record<(typeof fields)[number], string>> {
  const filled = fields.flatMap((name) => {
    const value = query.get(name)?.trim();
    return value ? [[name, value]] : [];
  });
  // Object.fromEntries loses the names.
  return Object.fromEntries(filled) as Partial<Record<(typeof fields)[number], string>>;
}
