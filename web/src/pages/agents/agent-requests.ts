import { availabilities, type Availability } from '@aaspaas/contract/agents/availability';
import type { listAgents } from '@aaspaas/contract/agents/calls';
import type { RequestTo } from '@aaspaas/contract/call';
import type { PageUrl } from '../../current-url/url';
import { searchOf } from '../../search/requests';

/** What the agents page reads. The server, which knows no position, asks for the same. */
export function agentsRequest(url: PageUrl, city: string): RequestTo<typeof listAgents> {
  const { search } = searchOf(url);
  return { ...(search && { search }), ...(city && { location: city }) };
}

export function statusOf({ query }: PageUrl): Availability {
  return availabilities.find((value) => value === query.get('status')) ?? 'available';
}
