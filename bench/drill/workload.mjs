// @ts-check
import { randomUUID } from 'node:crypto';

const writers = 16;
const readers = 16;

let people = 0;

/** The rules reject a number that holds a digit more than five times. */
function nextMobile() {
  for (;;) {
    const mobile = `98${String(++people * 7919 + 12_345_678).slice(-8)}`;
    if (!/(\d)(?:.*\1){5}/.test(mobile)) return mobile;
  }
}

/** A shop that registers; its number is in its name, so that it can be counted later. */
function newForm() {
  const mobile = nextMobile();
  const name = `Drill Stores ${people}`;
  const fields = {
    service_or_shop: 'shop',
    shop_name: name,
    owner_name: 'Anand Menon',
    category_name: 'Bakery',
    shop_address: '12 Market Road, Fort Kochi',
    state: 'Kerala',
    city: 'Kochi',
    primary_phone: mobile,
    whatsapp_number: mobile,
    email: `owner${people}@example.in`,
    password: 'oven and flour',
  };
  const form = () => {
    const data = new FormData();
    for (const [field, value] of Object.entries(fields)) data.append(field, value);
    return data;
  };
  return { name, form };
}

const anyIp = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`;
const anyOf = (/** @type {readonly string[]} */ urls) => urls[Math.floor(Math.random() * urls.length)];

/**
 * People who write and read until they are stopped. A write without an answer, or with one that asks to try later, is
 * sent again under its key, as the browser does.
 * @param {readonly string[]} apps
 */
export function startWorkload(apps) {
  /** @type {string[]} */
  const acknowledged = [];
  let events = newEvents();
  const over = new AbortController();

  async function write() {
    while (!over.signal.aborted) {
      const { name, form } = newForm();
      const key = randomUUID();
      for (let isDone = false; !isDone && !over.signal.aborted;) isDone = await tryToWrite(name, key, form());
    }
  }

  /** @param {string} name @param {string} key @param {FormData} body */
  async function tryToWrite(name, key, body) {
    const headers = { 'idempotency-key': key, 'sec-fetch-site': 'same-origin', 'x-forwarded-for': anyIp() };
    const status = await statusOf(`${anyOf(apps)}/aaspaas/shop/add/shop`, { method: 'POST', headers, body });
    if (status === 200) {
      acknowledged.push(name);
      events.writes.push(performance.now());
      return true;
    }
    events.refused.set(status, (events.refused.get(status) ?? 0) + 1);
    await new Promise((next) => setTimeout(next, 100));
    return false;
  }

  async function read() {
    while (!over.signal.aborted) {
      const query = `?search=bakery${Math.floor(Math.random() * 1000)}&city=Kochi`;
      const begun = performance.now();
      const status = await statusOf(`${anyOf(apps)}/aaspaas/shop/list/shop${query}`, {
        headers: { 'x-forwarded-for': anyIp() },
      });
      events.reads += 1;
      events.slowestRead = Math.max(events.slowestRead, performance.now() - begun);
      if (status >= 500 || status === 0) {
        events.failedReads += 1;
        events.unread.set(status, (events.unread.get(status) ?? 0) + 1);
      }
      await new Promise((next) => setTimeout(next, 20));
    }
  }

  const people = [...Array.from({ length: writers }, write), ...Array.from({ length: readers }, read)];
  return {
    acknowledged,
    /** Everybody has been answered several times. */
    isWarm: () => acknowledged.length > 2 * writers && events.reads > 10 * readers,
    /** What happened since the last time. */
    take: () => {
      const taken = events;
      events = newEvents();
      return taken;
    },
    stop: async () => {
      over.abort();
      await Promise.all(people);
    },
  };
}

const newEvents = () => ({
  begun: performance.now(),
  /** When writes were acknowledged. */
  writes: /** @type {number[]} */ ([]),
  /** By status; 0 is a connection that broke. */
  refused: /** @type {Map<number, number>} */ (new Map()),
  reads: 0,
  failedReads: 0,
  /** By status, as above. */
  unread: /** @type {Map<number, number>} */ (new Map()),
  slowestRead: 0,
});

/** @param {string} url @param {RequestInit} request */
const statusOf = (url, request) =>
  fetch(url, { ...request, signal: AbortSignal.timeout(15_000) }).then(
    async (reply) => {
      await reply.arrayBuffer();
      return reply.status;
    },
    () => 0,
  );
