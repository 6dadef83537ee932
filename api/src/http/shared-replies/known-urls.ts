import type { FastifyRequest } from 'fastify';
import { keepLatest } from '../../system/keep-latest';
import { readQuery } from '../query-string';
import type { Route } from '../route';
import { type Asked, readAsked } from './answer-read';

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
