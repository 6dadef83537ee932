// @ts-check

/**
 * @typedef {'br' | 'identity'} Encoding
 * @typedef {{ part: string, paths: readonly string[], encoding: Encoding }} Job what one visitor does, request after request
 * @typedef {{ name: string, title: string, jobs: readonly Job[], isFresh: boolean, hasBareServer: boolean }} Workload
 * @typedef {{ name: string, title: string, isRead: boolean, fresh: readonly (readonly string[])[], cached?: readonly (readonly string[])[] }} Part
 * @typedef {import('./samples.mjs').Samples} Samples
 */

/** What is asked for over and over, so that all of it comes from the server's memory. */
const cachedPaths = 5;

/** An evening's mix: of a hundred visits to the server, so many are for … */
export const eveningMix = {
  search: 22,
  nearest: 8,
  shop: 5,
  reviews: 5,
  detail: 15,
  landing: 12,
  'shop-page': 12,
  'nearby-page': 12,
  script: 9,
};

/** @param {Samples} samples @returns {Part[]} */
const partsOf = ({ calls, searches, shops, reviewed, pins, script }) => {
  /** @param {Record<string, string | number>} fields */
  const query = (fields) =>
    String(new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])));
  const list = (/** @type {Record<string, string | number>} */ fields) => `${calls.shops}?${query(fields)}`;
  const reviewsOf = (/** @type {number} */ id) => `${calls.reviews}?${query({ shop_id: id, limit: 10 })}`;
  return [
    {
      name: 'search',
      title: 'text + city search, 20 results',
      isRead: true,
      fresh: searches.map(({ search, city }) => [list({ search, city, limit: 20 })]),
    },
    {
      name: 'nearest',
      title: 'nearest 20 of a category',
      isRead: true,
      fresh: shops.map(({ category, latitude, longitude }) => [
        list({ category, latitude, longitude, limit: 20 }),
      ]),
    },
    { name: 'shop', title: 'one shop', isRead: true, fresh: shops.map(({ id }) => [list({ sh_id: id })]) },
    { name: 'reviews', title: 'ten reviews', isRead: true, fresh: reviewed.map((id) => [reviewsOf(id)]) },
    {
      name: 'detail',
      title: 'one shop, then its ten reviews',
      isRead: true,
      fresh: reviewed.map((id) => [list({ sh_id: id }), reviewsOf(id)]),
    },
    {
      name: 'landing',
      title: 'landing page',
      isRead: false,
      fresh: pins.map((pin) => [`/?at=${pin}`]),
      cached: [['/']],
    },
    { name: 'shop-page', title: 'shop page', isRead: false, fresh: shops.map(({ path }) => [path]) },
    {
      name: 'nearby-page',
      title: 'nearby page',
      isRead: false,
      fresh: pins.map((pin) => [`/NearbyShop?at=${pin}`]),
    },
    { name: 'script', title: 'static script', isRead: false, fresh: [], cached: [[script]] },
  ];
};

/** @param {Samples} samples @returns {Workload[]} */
export function makeWorkloads(samples) {
  const parts = partsOf(samples);
  return [...parts.flatMap(workloadsOf), mixOf(parts)];
}

/** @param {Part} part @returns {Workload[]} */
function workloadsOf(part) {
  const { name, title, fresh, cached = fresh.slice(0, cachedPaths), isRead } = part;
  const again = { name: `${name}-cached`, title: `${title}, cached`, jobs: jobsOf(part, cached) };
  if (fresh.length === 0) return [{ ...again, name, title, isFresh: false, hasBareServer: false }];
  return [
    { name, title, jobs: jobsOf(part, fresh), isFresh: true, hasBareServer: isRead },
    { ...again, isFresh: false, hasBareServer: false },
  ];
}

/** Browsers take compressed pages; reads are asked for as the bare server sends them. @param {Part} part @param {readonly (readonly string[])[]} paths @returns {Job[]} */
function jobsOf({ name, isRead }, paths) {
  return paths.map((each) => ({ part: name, paths: each, encoding: isRead ? 'identity' : 'br' }));
}

const visitsOfAnEvening = 20_000;

/** Some shops and searches are asked for by many people, most by few. @param {readonly Part[]} parts @returns {Workload} */
function mixOf(parts) {
  const random = randomNumbers(7);
  const hundred = parts.flatMap((part) =>
    Array.from({ length: eveningMix[/** @type {keyof typeof eveningMix} */ (part.name)] }, () => part),
  );
  const jobs = Array.from({ length: visitsOfAnEvening }, () => {
    const part = hundred[Math.floor(random() * hundred.length)];
    if (!part) throw new Error('the mix has no parts');
    const paths = [...(part.cached ?? []), ...part.fresh];
    return jobsOf(part, [paths[Math.floor(paths.length * random() ** 4)] ?? []]);
  });
  return { name: 'mix', title: "an evening's mix", jobs: jobs.flat(), isFresh: false, hasBareServer: false };
}

/** The same in every run (Lehmer). @param {number} seed */
function randomNumbers(seed) {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
