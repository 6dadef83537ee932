import type { PageUrl } from '../../current-url/url';
import { listRequestOf } from '../list-url';

export function duplicatesRequest(url: PageUrl) {
  const { page, why, apart } = listRequestOf(url, 'why', 'apart');
  return {
    ...(page && { page: page.slice(0, 10) }),
    ...(why && { why: why.slice(0, 10) }),
    ...(apart && { apart: apart.slice(0, 5) }),
  };
}

export const pairPath = (first: number, second: number): string => `/admin/duplicates/${first}-${second}`;

/** Of '/admin/duplicates/12-345'; null for anything else. */
export function pairRequest({ path }: PageUrl): { first: number; second: number } | null {
  const [, first, second] = /^([1-9]\d{0,8})-([1-9]\d{0,8})$/.exec(path.split('/')[3] ?? '') ?? [];
  return first && second ? { first: Number(first), second: Number(second) } : null;
}
