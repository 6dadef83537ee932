import type { SessionUser } from '@aaspaas/contract/accounts/calls';
import { listAgents } from '@aaspaas/contract/agents/calls';
import type { PageCall, PublicSettings } from '@aaspaas/contract/page';
import { idOfShopAddress } from '@aaspaas/contract/shops/address';
import { listShops } from '@aaspaas/contract/shops/calls';
import { questionOf } from '../finder/finder-address';
import { finderRead } from '../finder/finder-read';
import type { Address } from '../router/address';
import { agentsRequest } from './agent-requests';
import { nearbyRequest, resultsRequest } from './list-requests';
import { showcaseOf } from './showcase';
import { type Request, searchOf, sectionRequest } from './requests';

type Read = (address: Address, user: SessionUser | null, settings: PublicSettings) => PageCall[];

/**
 * What the server reads before it draws a screen: what the screen itself would ask for. It knows no position, so
 * it reads for the city of the address, or the default. No browser needs this file.
 */
const reads: Readonly<Record<string, Read>> = {
  LandingScreen: sectionReads,
  HomeScreen: sectionReads,
  LandingSearchScreen: searchReads,
  SearchScreen: searchReads,
  NearbyScreen: (address) => [readOf(nearbyRequest(address, { city: searchOf(address).city }))],
  FinderScreen: finderReads,
  AssignDeliveryScreen: (address) => [
    { path: listAgents.path, body: agentsRequest(address, searchOf(address).city) },
  ],
  // One's own is private, and read by the page itself.
  ShopProfileScreen: (_, user, { demoShopId }) => (user ? [] : shopReads(demoShopId)),
  DeliveryProfileScreen: (_, user, { demoAgentId }) =>
    user?.role === 'deliverystaff' || demoAgentId === null
      ? []
      : [{ path: listAgents.path, body: { u_id: demoAgentId } }],
  ShopLayoutScreen: ({ query }, user, settings) => shopReads(showcaseOf(query, { user, settings }).id),
  ShopScreen: ({ path }) => shopReads(idOfShopAddress(path.split('/')[2] ?? '')),
};

export const readsOf = (screen: string, ...visit: Parameters<Read>): PageCall[] =>
  reads[screen]?.(...visit) ?? [];

export function shopReads(id: number | null): PageCall[] {
  return id === null ? [] : [readOf({ sh_id: id })];
}

function sectionReads(address: Address): PageCall[] {
  const { city } = searchOf(address);
  return [readOf(sectionRequest('shop', { city })), readOf(sectionRequest('service', { city }))];
}

function searchReads(address: Address): PageCall[] {
  return [readOf(resultsRequest(address, { city: searchOf(address).city }))];
}

function finderReads(address: Address): PageCall[] {
  const question = questionOf(address);
  const shop = typeof question.shop === 'number' ? question.shop : null;
  return [readOf(finderRead(question)), ...shopReads(shop)];
}

function readOf(body: Request): PageCall {
  return { path: listShops.path, body };
}
