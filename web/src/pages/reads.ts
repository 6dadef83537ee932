import type { SessionUser } from '@aaspaas/contract/accounts/calls';
import { listAgents } from '@aaspaas/contract/agents/calls';
import type { PageCall, PublicSettings } from '@aaspaas/contract/page';
import { idOfShopPath } from '@aaspaas/contract/shops/links';
import { listShops } from '@aaspaas/contract/shops/calls';
import { questionOf } from '../finder/finder-url';
import { finderRead } from '../finder/finder-read';
import type { PageUrl } from '../router/url';
import { agentsRequest } from '../agents/agent-requests';
import { nearbyRequest, resultsRequest } from '../search/list-requests';
import { showcaseOf } from './shop-layout/showcase';
import { type Request, searchOf, sectionRequest } from '../search/requests';

type Read = (url: PageUrl, user: SessionUser | null, settings: PublicSettings) => PageCall[];

/**
 * What the server reads before it draws a screen: what the screen itself would ask for. It knows no position, so
 * it reads for the city of the url, or the default. No browser needs this file.
 */
const reads: Readonly<Record<string, Read>> = {
  landing: sectionReads,
  home: sectionReads,
  'landing-search': searchReads,
  search: searchReads,
  nearby: (url) => [readOf(nearbyRequest(url, { city: searchOf(url).city }))],
  finder: finderReads,
  'assign-delivery': (url) => [{ path: listAgents.path, body: agentsRequest(url, searchOf(url).city) }],
  // One's own is private, and read by the page itself.
  'shop-profile': (_, user, { demoShopId }) => (user ? [] : shopReads(demoShopId)),
  'delivery-profile': (_, user, { demoAgentId }) =>
    user?.role === 'deliverystaff' || demoAgentId === null
      ? []
      : [{ path: listAgents.path, body: { u_id: demoAgentId } }],
  'shop-layout': ({ query }, user, settings) => shopReads(showcaseOf(query, { user, settings }).id),
  shop: ({ path }) => shopReads(idOfShopPath(path.split('/')[2] ?? '')),
};

export const readsOf = (screen: string, ...visit: Parameters<Read>): PageCall[] =>
  reads[screen]?.(...visit) ?? [];

export function shopReads(id: number | null): PageCall[] {
  return id === null ? [] : [readOf({ sh_id: id })];
}

function sectionReads(url: PageUrl): PageCall[] {
  const { city } = searchOf(url);
  return [readOf(sectionRequest('shop', { city })), readOf(sectionRequest('service', { city }))];
}

function searchReads(url: PageUrl): PageCall[] {
  return [readOf(resultsRequest(url, { city: searchOf(url).city }))];
}

function finderReads(url: PageUrl): PageCall[] {
  const question = questionOf(url);
  const shop = typeof question.shop === 'number' ? question.shop : null;
  return [readOf(finderRead(question)), ...shopReads(shop)];
}

function readOf(body: Request): PageCall {
  return { path: listShops.path, body };
}
