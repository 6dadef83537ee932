import { listAgentReviews, listAgents } from '@aaspaas/contract/agents/calls';
import { mostAgentsInOneReply } from '@aaspaas/contract/agents/shapes';
import type { RequestOf } from '@aaspaas/contract/call';
import { mostWordsOfSearch, searchWords } from '@aaspaas/contract/search-words';
import { countShownPeople } from '../accounts/count-shown-people';
import type { Db } from '../db/open';
import { route } from '../http/route';
import { isTrustedAdmin } from '../http/session/demand';
import { agentsDependency, agentDependency, placesDependency } from '../http/shared-replies/dependencies';
import { cityKey } from '../search/city-key';
import { cityKeyOfLocation } from './city';
import { editAgentRoute } from './edit';
import { presentAgent, presentAgentReview } from './present';
import * as queries from './queries';
import { countAgentReviews, newestAgentReviews } from './queries';

export const agentRoutes = [
  route(
    listAgents,
    async ({ db, body, actor, clock, limits, dependsOn, eachTime }) => {
      const cityKeys = body.u_id ? null : await keysOf(db, body.location);
      if (cityKeys) dependsOn(placesDependency);
      const search = readSearch(body, cityKeys);
      // One row more than asked for shows whether there is a next page.
      const rows = await queries.listAgents(db, { ...search, limit: search.limit + 1 });
      const shown = rows[0];
      if (actor && search.id !== null && shown && isTrustedAdmin(actor))
        await countShownPeople(db, actor, [shown.id], clock.now());
      const list = rows
        .slice(0, search.limit)
        .map((row) => presentAgent(row, { actor, isCard: search.id === null }));
      const numbered = list.filter(({ u_mobile }) => u_mobile !== null);
      const ids = numbered.map(({ u_id }) => u_id);
      eachTime((visitor) => limits.show(visitor, 'agent', ids));
      dependsOn(agentsDependency, ...list.map(({ u_id }) => agentDependency(u_id)));
      return {
        result: true,
        list,
        more: rows.length > search.limit,
        counts: await queries.countAgents(db, search),
      };
    },
    { isList: true },
  ),
  editAgentRoute,
  route(listAgentReviews, async ({ db, body, dependsOn }) => {
    dependsOn(agentDependency(body.u_id));
    const rows = await newestAgentReviews(db, body.u_id, mostReviewsInOneReply);
    const breakdown = await countAgentReviews(db, body.u_id);
    return { result: true, list: rows.map(presentAgentReview), breakdown };
  }),
];

const mostReviewsInOneReply = 100;

/** A town that is chosen is its name; the location of an agent, which may be a PIN code or an area, is in one. */
async function keysOf(db: Db, location = ''): Promise<readonly string[] | null> {
  return location.trim() ? [cityKey(location), await cityKeyOfLocation(db, location)] : null;
}

function readSearch(
  { u_id, search, availability, limit, offset }: RequestOf<typeof listAgents>,
  cityKeys: readonly string[] | null,
): queries.AgentSearch {
  if (u_id) return { id: u_id, words: null, cityKeys, availability: null, limit: 1, offset: 0 };
  return {
    id: null,
    availability: availability ?? null,
    offset: offset ?? 0,
    words: search?.trim() ? searchWords(search).slice(0, mostWordsOfSearch) : null,
    cityKeys,
    limit: limit ?? mostAgentsInOneReply,
  };
}
