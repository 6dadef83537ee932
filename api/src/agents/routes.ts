import { listAgentReviews, listAgents, mostAgentsInOneReply } from '@aaspaas/contract/agents/calls';
import type { RequestOf } from '@aaspaas/contract/call';
import { searchWords } from '@aaspaas/contract/search-words';
import { route } from '../http/route';
import { cityKeyOfLocation } from './city';
import { editAgentRoute } from './edit';
import { presentAgent, presentAgentReview } from './present';
import * as queries from './queries';
import { countAgentReviews, newestAgentReviews } from './review-queries';

export const agentRoutes = [
  route(listAgents, async ({ db, body, actor }) => {
    const rows = await queries.listAgents(db, readSearch(body));
    const list = rows.map((row) => presentAgent(row, actor?.role === 'admin' || actor?.accountId === row.id));
    return { result: true, list };
  }),
  editAgentRoute,
  route(listAgentReviews, async ({ db, body }) => {
    const rows = await newestAgentReviews(db, body.u_id, mostReviewsInOneReply);
    const breakdown = await countAgentReviews(db, body.u_id);
    return { result: true, list: rows.map(presentAgentReview), breakdown };
  }),
];

const mostReviewsInOneReply = 100;

function readSearch({ u_id, search, location, limit }: RequestOf<typeof listAgents>): queries.AgentSearch {
  if (u_id) return { id: u_id, words: null, cityKey: null, limit: 1 };
  return {
    id: null,
    words: search?.trim() ? searchWords(search) : null,
    cityKey: location?.trim() ? cityKeyOfLocation(location) : null,
    limit: limit ?? mostAgentsInOneReply,
  };
}
