import { keyOfCall } from '@aaspaas/contract/page';
import type { Visitor } from '../allowances';
import type { Route, Services, Visit } from '../route';
import { sharedBody, type SharedBody } from './shared-body';
import type { Shared } from './shared-replies';
import type { FastifyRequest } from 'fastify';
import { keepLatest } from '../../system/keep-latest';
import { readQuery } from '../query-string';

/** The request, and the key of its reply. */
export interface Asked {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly key: string;
}

/** Public reads are the same for all guests. */
export const isShared = ({ call }: Route, { actor }: Visitor): boolean => call.hasGetTwin && actor === null;

export function readAsked({ call, read }: Route, raw: unknown): Asked {
  // Unknown fields are dropped first, so that they make no further keys.
  const fields = read(raw);
  return { fields, key: keyOfCall({ path: call.path, body: fields }) };
}

/** A public read for a guest, made now or shared with others. The caller runs `eachTime`. */
export function readShared(
  route: Route,
  { fields, key }: Asked,
  visit: Visit,
  services: Services,
): Promise<Shared<SharedBody>> {
  return services.shared.get(key, async (making) => {
    const attached = { making, isCounted: false, isRead: true };
    const reply = await route.answer(fields, visit, services, attached);
    // Not the reply itself: the thousand objects of a list, kept for seconds, would be copied by every collection of garbage.
    return sharedBody(JSON.stringify(reply));
  });
}

/** The same, but counted for this visitor before the request is read. */
export async function answerShared(
  route: Route,
  ask: () => Asked,
  visit: Visit,
  services: Services,
): Promise<Shared<SharedBody>> {
  if (route.kind) services.work.count(visit, route.kind);
  const shared = await readShared(route, ask(), visit, services);
  for (const work of shared.eachTime) work(visit);
  return shared;
}

/** A hundred characters each make a few megabytes. Longer urls are rarely asked for twice. */
const mostUrls = 10_000;
const longestUrl = 300;

/** Reads the query of a GET twin once for all visitors with the same url; the reply is found anew each time. */
export function openKnownUrls(): (route: Route, request: FastifyRequest) => Asked {
  const known = keepLatest<Asked>(mostUrls);
  return (route, { url, query }) => {
    const there = known.get(url);
    if (there) return there;
    const asked = readAsked(route, readQuery(route.call, query));
    if (url.length <= longestUrl) known.set(url, asked);
    return asked;
  };
}
