import { listAgents } from '@aaspaas/contract/agents/calls';
import { agentsRequest } from './agent-requests';
import { type PageServer, readOf } from '../../page/page-server';
import { searchOf } from '../../search/requests';

export const server: PageServer = {
  reads: ({ url }) => [readOf(listAgents, agentsRequest(url, searchOf(url).city))],
};
