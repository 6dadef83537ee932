import {
  answerLists,
  cardOnMap,
  cards,
  detail,
  found,
  holdLists,
  isListCall,
  listenToLists,
  mapOf,
  markers,
  openFinder,
  showMap,
} from '../steps/finder';
import { openMenu } from '../steps/header-menu';
import { followLink } from '../steps/links';
import { expect, test } from '../steps/test';
import { alsoOnDesktop } from '../widths';

test(
  'a card opens the shop in place of the map; Back, the menu and any other change of the url lead out again, and nothing polls for it [M-141..M-145, M-162..M-164, M-301, M-618, D-048, D-088]',
  alsoOnDesktop,
  async ({ page, isMobile }) => {
    const polls: number[] = [];
    await page.exposeFunction('onPoll', (everyMs: number) => polls.push(everyMs));
    await page.addInitScript(reportIntervals);
    await openFinder(page);
    const card = cards(page).nth(2);
    const name = (await card.getByRole('heading').textContent()) ?? '';
    const asked = listenToLists(page);
    await card.scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => scrollY);
    await test.step('at once, from the list; what lists leave out is asked for', async () => {
      await card.getByRole('link', { name, exact: true }).click();
      await expect(detail(page).getByRole('heading', { level: 1 })).toHaveText(name);
      await expect(found(page)).toBeHidden();
      await expect(mapOf(page)).toBeHidden();
      await expect(page).toHaveURL(/shop=\d+/);
      await expect(page).toHaveTitle(`${name} · Aaspaas`);
      await expect(detail(page).getByRole('heading', { name: 'Products and services' })).toBeVisible();
      const id = new URL(page.url()).searchParams.get('shop');
      expect(asked.filter((each) => 'sh_id' in each)).toEqual([{ sh_id: id }]);
    });
    await test.step('Back, on the page and in the browser', async () => {
      await detail(page).getByRole('link', { name: 'Back', exact: true }).click();
      await expect(found(page)).toBeVisible();
      if (!isMobile) await expect(mapOf(page)).toBeVisible();
      await expect(detail(page)).toHaveCount(0);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
      await page.goBack();
      await expect(detail(page).getByRole('heading', { level: 1 })).toHaveText(name);
      await page.goBack();
      await expect(found(page)).toBeVisible();
      await page.goForward();
      await expect(detail(page)).toBeVisible();
    });
    await test.step('another category begins with the map again', async () => {
      await openMenu(page);
      await page.getByRole('button', { name: 'Service categories' }).click();
      await page.getByRole('link', { name: 'Deep Cleaning', exact: true }).locator('visible=true').click();
      await expect(detail(page)).toHaveCount(0);
      await expect(found(page).getByText('Discover Nearby Deep Cleaning Services')).toBeVisible();
      await expect(cards(page).first()).toBeVisible();
      // The list of nearby shops may have made a call of its own meanwhile.
      expect(asked.findLast((each) => 'search' in each)).toMatchObject({
        search: 'Deep Cleaning',
        sh_shop_or_service: 'service',
      });
    });
    await test.step('another type, too', async () => {
      await cards(page).first().getByRole('heading').getByRole('link').click();
      await expect(detail(page)).toBeVisible();
      await followLink(page, '/ServiceFinder?category=Deep+Cleaning&type=shop');
      await expect(found(page)).toBeVisible();
      expect(asked.at(-1)).toMatchObject({ search: 'Deep Cleaning', sh_shop_or_service: 'shop' });
    });
    await test.step('a reload keeps the shop, and its card on the map opens it too', async () => {
      await page.goBack();
      await page.reload();
      await expect(detail(page).getByRole('heading', { level: 1 })).toBeVisible();
      await detail(page).getByRole('link', { name: 'Back', exact: true }).click();
      await showMap(page);
      await markers(page).first().press('Enter');
      await cardOnMap(page).getByRole('heading').getByRole('link').press('Enter');
      await expect(detail(page).getByRole('heading', { level: 1 })).toBeVisible();
      await expect(mapOf(page)).toBeHidden();
      await page.goBack();
      await expect(mapOf(page)).toBeVisible();
    });
    expect(polls).toEqual([]);
  },
);

/** Runs in the page. */
function reportIntervals(): void {
  const start = setInterval;
  // The test has added this function to the window.
  const { onPoll } = window as unknown as { onPoll(everyMs: number): void };
  window.setInterval = ((run: () => void, everyMs = 0) => {
    onPoll(everyMs);
    return start(run, everyMs);
  }) as typeof setInterval;
}

test('a shop that no list has is fetched by its id; every way to fail has its sentence [M-163, M-301, M-499, M-559..M-565]', async ({
  page,
  context,
  watch,
}) => {
  watch.expectError(/ERR_FAILED/);
  await openFinder(page);
  const bakery = '/ServiceFinder?category=Dry+Cleaning&shop=16';
  await test.step('it is on its way, and then it fails', async () => {
    const fail = await holdLists(context);
    await followLink(page, bakery);
    await expect(page.getByText('Loading shop details...')).toBeVisible();
    fail();
    await expect(detail(page)).toContainText('Failed to load shop details. Please try again.');
  });
  await test.step('it comes when tried again', async () => {
    await context.unroute(isListCall);
    const asked = listenToLists(page);
    await detail(page).getByRole('button', { name: 'Retry' }).click();
    await expect(detail(page).getByRole('heading', { level: 1 })).toHaveText('Sampige Bakes & Coffee');
    expect(asked[0]).toEqual({ sh_id: '16' });
  });
  await test.step('there is none, or no number', async () => {
    await followLink(page, '/ServiceFinder?category=Dry+Cleaning&shop=99999999');
    await expect(detail(page)).toContainText('Shop details not found.');
    await followLink(page, '/ServiceFinder?category=Dry+Cleaning&shop=abc');
    await expect(detail(page)).toContainText('No shop details available.');
  });
  await followLink(page, bakery);
  for (const [list, kind, sentences, variants] of [
    [
      'Similar Shops Nearby',
      'shop',
      [
        'Shop not found. Please try refreshing the page.',
        'Failed to fetch shop details. Please check your connection and try again.',
      ],
      [{}, { search: '' }],
    ],
    [
      'Services Nearby',
      'service',
      [
        /Service with ID \d+ not found\. Please try refreshing the page\./,
        'Failed to fetch service details. Please check your connection and try again.',
      ],
      [{ sh_shop_or_service: 'service' }, {}],
    ],
  ] as const) {
    await test.step(`a ${kind} beside it that cannot be found`, async () => {
      const line = detail(page).getByRole('region', { name: list }).getByRole('link').first();
      await expect(line).toBeVisible();
      const asked = listenToLists(page);
      await answerLists(context, []);
      await line.click();
      await expect(detail(page).getByText(sentences[0])).toBeVisible();
      // The two lists beside the shop may be read anew meanwhile.
      const ofClick = asked.filter(({ fields }) => fields !== 'card');
      expect(ofClick).toEqual([{ sh_id: expect.stringMatching(/^\d+$/) }, ...variants]);
      await context.unroute(isListCall);
      await context.route(isListCall, (route) => route.abort());
      await line.click();
      await expect(detail(page).getByText(sentences[1])).toBeVisible();
      await context.unroute(isListCall);
      page.removeAllListeners('request');
    });
  }
  await test.step('and one that can', async () => {
    const line = detail(page).getByRole('region', { name: 'Similar Shops Nearby' }).getByRole('link').first();
    await line.click();
    await expect(detail(page).getByRole('heading', { level: 1 })).not.toHaveText('Sampige Bakes & Coffee');
    await expect(page).not.toHaveURL(/shop=16/);
  });
});
