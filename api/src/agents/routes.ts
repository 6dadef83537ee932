import { listAgentReviews, listAgents } from '@aaspaas/contract/agents/calls';
import { mostAgentsInOneReply } from '@aaspaas/contract/agents/shapes';
import type { RequestOf } from '@aaspaas/contract/call';
import { mostWordsOfSearch, searchWords } from '@aaspaas/contract/search-words';
import { route } from '../http/route';
import { agentsTopic, agentTopic } from '../http/shared-replies/topics';
import { cityKeyOfLocation } from './city';
import { editAgentRoute } from './edit';
import { presentAgent, presentAgentReview } from './present';
import * as queries from './queries';
import { countAgentReviews, newestAgentReviews } from './review-queries';

export const agentRoutes = [
  route(
    listAgents,
    async ({ db, body, actor, limits, dependsOn, eachTime }) => {
      const search = readSearch(body);
      // One row more than asked for shows whether there is a next page.
      const rows = await queries.listAgents(db, { ...search, limit: search.limit + 1 });
      const list = rows
        .slice(0, search.limit)
        .map((row) => presentAgent(row, { actor, isCard: search.id === null }));
      const numbered = list.filter(({ u_mobile }) => u_mobile !== null);
      const ids = numbered.map(({ u_id }) => u_id);
      eachTime((visitor) => limits.show(visitor, 'agent', ids));
      dependsOn(agentsTopic, ...list.map(({ u_id }) => agentTopic(u_id)));
      return {
        result: true,
        list,
        more: rows.length > search.limit,
        counts: await queries.countAgents(db, search),
      };
    },
    { isCounted: true },
  ),
  editAgentRoute,
  route(listAgentReviews, async ({ db, body, dependsOn }) => {
    dependsOn(agentTopic(body.u_id));
    const rows = await newestAgentReviews(db, body.u_id, mostReviewsInOneReply);
    const breakdown = await countAgentReviews(db, body.u_id);
    return { result: true, list: rows.map(presentAgentReview), breakdown };
  }),
];

const mostReviewsInOneReply = 100;

function readSearch(body: RequestOf<typeof listAgents>): queries.AgentSearch {
  const { u_id, search, location, availability, limit, offset } = body;
  if (u_id) return { id: u_id, words: null, cityKey: null, availability: null, limit: 1, offset: 0 };
  return {
    id: null,
    availability: availability ?? null,
    offset: offset ?? 0,
    words: search?.trim() ? searchWords(search).slice(0, mostWordsOfSearch) : null,
    cityKey: location?.trim() ? cityKeyOfLocation(location) : null,
    limit: limit ?? mostAgentsInOneReply,
  };
}
