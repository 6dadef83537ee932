import type { PageUrl } from '../../current-url/url';

/** The deed on many that was started from this page. */
export function bulkRequest({ query }: PageUrl): { id: number } | null {
  const text = query.get('bulk') ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? { id: Number(text) } : null;
}
