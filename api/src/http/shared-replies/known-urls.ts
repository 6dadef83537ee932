import type { FastifyRequest } from 'fastify';
import { keepLatest } from '../../system/keep-latest';
import { readQuery } from '../query-string';
import type { Route } from '../route';
import { type Asked, readAsked } from './answer-read';

/** A hundred characters each, so a few megabytes. Urls that are longer are rarely asked for twice. */
const mostUrls = 10_000;
const longestUrl = 300;

/**
 * What the query of a GET twin asks for. That depends on its url alone, so it is read once for all who send the same
 * one; the reply itself is looked up each time.
 */
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
