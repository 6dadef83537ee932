import { listAgents } from '@aaspaas/contract/agents/calls';
import { type PageServer, readOf } from '../../page/page-server';

export const server: PageServer = {
  // An agent's own profile is private, and read by the page itself.
  reads: ({ user, settings: { demoAgentId } }) =>
    user?.role === 'deliverystaff' || demoAgentId === null ? [] : [readOf(listAgents, { u_id: demoAgentId })],
};
