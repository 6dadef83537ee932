import type { PageUrl } from '../../current-url/url';
import { listRequestOf } from '../list-url';

/** Two lists of the same people, each with the filters that make sense for it. */
export type PeopleGroup = 'customers' | 'agents';

export const peopleFilters = {
  agents: ['city', 'availability', 'licence', 'locked', 'since'],
  customers: ['role', 'city', 'locked', 'since'],
} as const;

export const peopleRequest = (group: PeopleGroup, url: PageUrl) =>
  group === 'agents'
    ? { ...listRequestOf(url, ...peopleFilters.agents), role: 'deliverystaff' }
    : { role: 'user', ...listRequestOf(url, ...peopleFilters.customers) };

/** Of '/admin/people/16'; null for anything else. */
export function personRequest({ path }: PageUrl): { id: number } | null {
  const text = path.split('/')[3] ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? { id: Number(text) } : null;
}
