import type { FastifyInstance } from 'fastify';
import { patternOf } from '../http/request-log';
import { counter, type Family, type Sample } from './family';

/** Requests by route, counted as they are answered. */
export interface RequestCounts {
  add(method: string, route: string, status: number, ms: number): void;
  families(): Family[];
}

/** In milliseconds: within which time so many requests were answered. */
const bounds = [5, 10, 25, 50, 100, 250, 500, 1000, 2500, 10_000];
const classes = ['2xx', '3xx', '4xx', '5xx'];

interface Counted {
  readonly method: string;
  readonly route: string;
  readonly byClass: number[];
  /** How many took no longer than each bound and longer than the one before; the last is for those beyond. */
  readonly byTime: number[];
  wholeMs: number;
}

export function openRequestCounts(): RequestCounts {
  const byRoute = new Map<string, Map<string, Counted>>();

  function find(method: string, route: string): Counted {
    const byMethod = byRoute.get(route) ?? new Map<string, Counted>();
    const known = byMethod.get(method);
    if (known) return known;
    const counted = {
      method,
      route,
      byClass: zeros(classes),
      byTime: zeros([...bounds, Infinity]),
      wholeMs: 0,
    };
    byRoute.set(route, byMethod.set(method, counted));
    return counted;
  }

  return {
    add(method, route, status, ms) {
      const counted = find(method, route);
      const at = bounds.findIndex((bound) => ms <= bound);
      increase(counted.byTime, at < 0 ? bounds.length : at);
      increase(counted.byClass, Math.floor(status / 100) - 2);
      counted.wholeMs += ms;
    },
    families() {
      const all = [...byRoute.values()].flatMap((byMethod) => [...byMethod.values()]);
      return [answered(all), durations(all)];
    },
  };
}

export function countRequests(app: FastifyInstance, counts: RequestCounts): void {
  app.addHook('onResponse', (request, reply, done) => {
    counts.add(request.method, patternOf(request), reply.statusCode, reply.elapsedTime);
    done();
  });
}

const zeros = (list: readonly unknown[]): number[] => list.map(() => 0);

function increase(list: number[], at: number): void {
  list[at] = (list[at] ?? 0) + 1;
}

/** Classes that have not occurred are told as well: an increase from nothing would not be seen. */
const answered = (all: readonly Counted[]): Family =>
  counter(
    'aaspaas_http_requests_total',
    'Requests that were answered, by route and class of status.',
    all.flatMap(({ method, route, byClass }) =>
      classes.map((status, at) => [{ method, route, status }, byClass[at] ?? 0] as const),
    ),
  );

const durations = (all: readonly Counted[]): Family => ({
  name: 'aaspaas_http_request_duration_seconds',
  help: 'How long requests took until they were answered, by route.',
  type: 'histogram',
  samples: all.flatMap(durationsOf),
});

function durationsOf({ method, route, byTime, wholeMs }: Counted): Sample[] {
  const labels = { method, route };
  let count = 0;
  const buckets = byTime.map((more, at): Sample => {
    count += more;
    const le = at < bounds.length ? String((bounds[at] ?? 0) / 1000) : '+Inf';
    return { suffix: '_bucket', labels: { ...labels, le }, value: count };
  });
  return [
    ...buckets,
    { suffix: '_sum', labels, value: wholeMs / 1000 },
    { suffix: '_count', labels, value: count },
  ];
}
