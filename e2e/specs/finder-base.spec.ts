import type { BrowserContext, Locator } from '@playwright/test';
import { seriousViolations } from '../steps/accessibility';
import {
  cardOnMap,
  chip,
  listenToLists,
  mapOf,
  markers,
  moveMap,
  openFinder,
  pressFrequent,
} from '../steps/finder';
import { expect, test } from '../steps/test';
import { alsoOnDesktop } from '../widths';

const names = ['Koramangala', 'Shanthi Nagar', 'Rajajinagar 4th Block', 'Ulsoor', 'Jayanagar', 'HSR Layout'];

/** Areas as close together as those of a city, around its middle. */
const areas = Array.from({ length: 40 }, (_, index) => ({
  key: `560001-area-${index}`,
  name: names[index % names.length] ?? '',
  pin: '560001',
  city: 'Bangalore',
  district: 'Bengaluru Urban',
  state: 'Karnataka',
  latitude: 12.97 + ((index % 7) - 3) * 0.011,
  longitude: 77.59 + ((index % 6) - 2.5) * 0.013,
}));

const answerAreas = (context: BrowserContext) =>
  context.route(
    (url) => url.pathname.endsWith('/places/around'),
    (route) => route.fulfill({ json: { result: true, list: areas } }),
  );

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const boxesOf = (all: Locator): Promise<Box[]> =>
  all.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().toJSON() as Box));

const isOn = (one: Box, other: Box): boolean =>
  Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x) > 0.5 &&
  Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y) > 0.5;

/** The part of a box that lies inside another. */
function within(box: Box, outer: Box): Box {
  const [x, y] = [Math.max(box.x, outer.x), Math.max(box.y, outer.y)];
  const right = Math.min(box.x + box.width, outer.x + outer.width);
  const bottom = Math.min(box.y + box.height, outer.y + outer.height);
  return { x, y, width: right - x, height: bottom - y };
}

const isIn = (box: Box, outer: Box): boolean =>
  box.x >= outer.x &&
  box.y >= outer.y &&
  box.x + box.width <= outer.x + outer.width &&
  box.y + box.height <= outer.y + outer.height;

/** How many pairs of them cover each other. */
const overlaps = (boxes: readonly Box[]): number =>
  boxes.flatMap((one, index) => boxes.slice(index + 1).filter((other) => isOn(one, other))).length;

for (const [why, prepare, where] of [
  [
    'cannot be reached',
    (context: BrowserContext) => context.route(/\/tiles\//, (route) => route.abort()),
    alsoOnDesktop,
  ],
  [
    'are switched off',
    (context: BrowserContext) =>
      context.route(/\/ServiceFinder/, async (route) => {
        const reply = await route.fetch();
        const body = (await reply.text()).replace(/"tileUrl":"[^"]*"/, '"tileUrl":"none"');
        await route.fulfill({ response: reply, body });
      }),
    {},
  ],
] as const)
  test(
    `without pictures, which ${why}, the map shows areas by name and rings of distance; no name, pin, card or notice covers another [M-147, M-153, D-081]`,
    where,
    async ({ page, context, watch, isMobile }) => {
      watch.expectError(/ERR_FAILED/);
      await answerAreas(context);
      await prepare(context);
      // Nothing is found at first, so that the map stands where it begins.
      await openFinder(page, '?category=blorptang&view=map');
      const note = page.getByText('The map is not loading');
      await expect(note).toContainText('areas by India Post');
      const words = mapOf(page).locator('svg text');
      await test.step('areas and rings', async () => {
        await expect(words.filter({ hasText: 'Ulsoor' }).first()).toBeVisible();
        for (const ring of ['1 km', '2 km', 'Middle of Bangalore'])
          await expect(words.filter({ hasText: new RegExp(`^${ring}$`) })).toHaveCount(1);
        await expect.poll(() => words.count()).toBeGreaterThan(10);
        await expect.poll(async () => overlaps(await boxesOf(words))).toBe(0);
      });
      await test.step('pins lie on no name, and no notice on a pin', async () => {
        await pressFrequent(page, 'Dry Cleaning');
        await expect(markers(page).first()).toBeVisible();
        await expect
          .poll(async () => {
            const [[map], all, texts, [below]] = await Promise.all([
              boxesOf(mapOf(page)),
              boxesOf(markers(page)),
              boxesOf(words),
              boxesOf(note),
            ]);
            // What lies beyond the edge of the map is not seen.
            const pins = all.map((pin) => (map ? within(pin, map) : pin));
            const others = below ? [...texts, below] : texts;
            return overlaps(pins) + pins.flatMap((pin) => others.filter((box) => isOn(box, pin))).length;
          })
          .toBe(0);
      });
      await test.step('a card of at most 300 px: inside the map and above the pins, on phones below the map', async () => {
        const all = page.waitForResponse(/limit=100/);
        await chip(page, 'Show all on map').click();
        await all;
        await expect.poll(async () => overlaps(await boxesOf(markers(page)))).toBe(0);
        await chip(page, 'Show all on map').click();
        await markers(page).first().press('Enter');
        const card = isMobile ? cardOnMap(page) : page.locator('.leaflet-popup');
        await expect(card).toBeInViewport({ ratio: 1 });
        await expect
          .poll(async () => {
            const [[map], [box], [below]] = await Promise.all([
              boxesOf(mapOf(page)),
              boxesOf(card),
              boxesOf(note),
            ]);
            if (!map || !box || !below || box.width > 300) return false;
            return isMobile ? !isOn(box, map) && !isOn(box, below) : isIn(box, map);
          })
          .toBe(true);
        expect(await card.evaluate(isOnTop)).toBe(true);
        expect(await seriousViolations(page)).toEqual([]);
      });
    },
  );

/** Runs in the page: nothing lies on the corners and the middle of an element. */
function isOnTop(element: Element): boolean {
  element.scrollIntoView({ block: 'center' });
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const spots = [0.1, 0.5, 0.9].flatMap((part) => [
    [left + (right - left) * part, top + (bottom - top) * 0.2],
    [left + (right - left) * part, top + (bottom - top) * 0.7],
  ]);
  return spots.every(([x = 0, y = 0]) => element.contains(document.elementFromPoint(x, y)));
}

test('the drawn map moves with the hand, and asks for the areas around its new middle', async ({
  page,
  context,
  watch,
  isMobile,
}) => {
  watch.expectError(/ERR_FAILED/);
  await answerAreas(context);
  await context.route(/\/tiles\//, (route) => route.abort());
  await openFinder(page, '?view=map');
  const words = mapOf(page).locator('svg text');
  await expect(words.first()).toBeVisible();
  const onTheMap = async () => {
    const [[map], [ring]] = await Promise.all([
      boxesOf(mapOf(page)),
      boxesOf(words.filter({ hasText: /^1 km$/ })),
    ]);
    return map && ring ? [ring.x - map.x, ring.y - map.y].map(Math.round) : [];
  };
  const [x = 0, y = 0] = await onTheMap();
  const asked = page.waitForRequest(/\/places\/around/);
  await moveMap(page, isMobile, 100, 60);
  const { searchParams } = new URL((await asked).url());
  expect(Number(searchParams.get('longitude'))).toBeLessThan(77.59);
  await expect.poll(onTheMap).toEqual([x + 100, y + 60]);
});

test(
  "'Search this area' searches around where the map was moved to, in the url",
  alsoOnDesktop,
  async ({ page, isMobile }) => {
    await openFinder(page, '?view=map');
    await expect(markers(page).first()).toBeVisible();
    const button = chip(page, 'Search this area');
    await expect(button).toHaveCount(0);
    const asked = listenToLists(page);
    await moveMap(page, isMobile, 120, 160);
    // On a computer nothing is cut off; on a phone a thumb moves the row.
    if (!isMobile) await expect(chip(page, 'Show all on map')).toBeInViewport({ ratio: 1 });
    await button.click();
    await expect(page).toHaveURL(/[?&]at=[\w-]+/);
    const at = new URL(page.url()).searchParams.get('at');
    await expect.poll(() => asked.at(-1)).toMatchObject({ search: 'Dry Cleaning', at });
    await expect(button).toHaveCount(0);
    await test.step('Back undoes it', async () => {
      await page.goBack();
      await expect(page).not.toHaveURL(/[?&]at=/);
    });
  },
);
