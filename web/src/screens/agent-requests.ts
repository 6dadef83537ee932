import { availabilities, type Availability } from '@aaspaas/contract/agents/availability';
import type { listAgents } from '@aaspaas/contract/agents/calls';
import type { RequestTo } from '@aaspaas/contract/call';
import type { Address } from '../router/address';
import { searchOf } from './requests';

/** What the agents page asks for: the same on the server, which knows no position. */
export function agentsRequest(address: Address, city: string): RequestTo<typeof listAgents> {
  const { search } = searchOf(address);
  return { ...(search && { search }), ...(city && { location: city }) };
}

export function statusOf({ query }: Address): Availability {
  return availabilities.find((value) => value === query.get('status')) ?? 'available';
}
