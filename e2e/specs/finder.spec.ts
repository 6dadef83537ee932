import type { Page } from '@playwright/test';
import {
  answerLists,
  cardOnMap,
  cards,
  chip,
  found,
  heading,
  holdLists,
  isListCall,
  listenToLists,
  mapOf,
  markers,
  openFinder,
  pressFrequent,
  showList,
  showMap,
  someShops,
} from '../steps/finder';
import { waitForHydration } from '../steps/hydration';
import { followLink } from '../steps/links';
import { openSearch, searchFor, searchPill, searchSheet } from '../steps/search-sheet';
import { expect, test } from '../steps/test';
import { alsoOnDesktop } from '../widths';

const cities =
  'Bangalore, Mumbai, Delhi, Chennai, Kolkata, Hyderabad, Pune, Ahmedabad, Jaipur, Kochi, Thiruvananthapuram, ' +
  'Kozhikode, Thrissur, Alappuzha, Palakkad, Kannur, Kottayam, Malappuram, Kollam';

const box = (page: Page) => searchSheet(page).getByRole('combobox', { name: 'Search' });
const place = (page: Page) => searchSheet(page).getByRole('combobox', { name: 'Location' });
const button = (page: Page) => searchSheet(page).getByRole('button', { name: /^Search(ing\.\.\.)?$/ });

test(
  'a guest finds dry cleaners in Bangalore: search, chips, cards and the map [M-030, M-138, M-156..M-160, M-433, M-622, M-650..M-652, D-104]',
  alsoOnDesktop,
  async ({ page, isMobile }) => {
    await openFinder(page);
    await test.step('the results, in two columns where there is room', async () => {
      await expect(heading(page)).toHaveText('Dry Cleaning in Bangalore');
      await expect(found(page).getByText('Discover Nearby Dry Cleaning Services')).toBeVisible();
      const list = found(page).getByRole('list').first();
      const columns = await list.evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' '));
      expect(columns).toHaveLength(isMobile ? 1 : 2);
    });
    await test.step('Bangalore is an example, so that nothing is near or far', async () => {
      await expect(found(page).getByText(/^Showing Bangalore, an example\./)).toBeVisible();
      await expect(cards(page).first()).toContainText('Bangalore');
      await expect(cards(page).filter({ hasText: /\d k?m(?![a-z])/ })).toHaveCount(0);
    });
    await test.step('the search lies over the list and the map', async () => {
      await expect(searchPill(page)).toHaveText('FindDry Cleaning');
      await openSearch(page);
      await expect(place(page).getByRole('option')).toHaveText([
        'Bangalore, Karnataka, India',
        ...cities.split(', '),
        'PIN code, area or town …',
      ]);
      await expect(place(page)).toHaveValue('');
      await expect(box(page)).toHaveValue('Dry Cleaning');
      await expect(box(page)).toHaveAttribute('placeholder', 'Search services...');
      await expect(button(page)).toBeEnabled();
    });
    await test.step('the chips', async () => {
      const row = searchSheet(page).getByRole('region', { name: 'Frequently Searched Items' });
      await expect(row.getByRole('button')).toHaveText([
        'Dry Cleaning',
        'Bookstores',
        'Grocery Store',
        'Furniture Stores',
        'Pet Shop',
        'Deep Cleaning',
      ]);
      await expect(chip(page, 'Dry Cleaning')).toHaveAttribute('aria-pressed', 'true');
      const [search, chips] = await Promise.all([box(page).boundingBox(), row.boundingBox()]);
      expect(chips?.y).toBeGreaterThan(search?.y ?? Number.NaN);
    });
  },
);

test(
  'the list comes first, with Call and WhatsApp in the first screen; the map is one tap away on phones and beside the list on computers [M-141, M-156, M-164, D-096]',
  alsoOnDesktop,
  async ({ page, isMobile }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await openFinder(page);
    const card = cards(page).first();
    await test.step('whom to call, at one glance', async () => {
      for (const name of [/^Call/, /^WhatsApp/])
        await expect(card.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
    });
    if (!isMobile) {
      await test.step('side by side, below the search', async () => {
        const [list, map, search] = await Promise.all([
          found(page).getByRole('list').first().boundingBox(),
          mapOf(page).boundingBox(),
          searchPill(page).boundingBox(),
        ]);
        if (!list || !map || !search) throw new Error('one of them is missing');
        expect(list.x + list.width).toBeLessThanOrEqual(map.x);
        expect(search.y + search.height).toBeLessThanOrEqual(map.y);
        await expect(mapOf(page)).toBeInViewport({ ratio: 1 });
        await expect(page.getByRole('link', { name: 'Map', exact: true })).toBeHidden();
      });
      return;
    }
    await test.step('the map, and nothing of it, is loaded before somebody wants it', async () => {
      await expect(mapOf(page)).toHaveCount(0);
      expect(scripts.filter((url) => /LeafletMap|ResultsMap|\/tiles\//.test(url))).toEqual([]);
    });
    await test.step('one tap there and one back; the url says which, and Back works', async () => {
      await page.getByRole('link', { name: 'Map', exact: true }).click();
      await expect(page).toHaveURL('/ServiceFinder?view=map');
      await expect(mapOf(page)).toBeVisible();
      await expect(card).toBeHidden();
      await page.goBack();
      await expect(card).toBeVisible();
      await expect(mapOf(page)).toHaveCount(0);
      await page.goForward();
      await expect(mapOf(page)).toBeVisible();
      await page.reload();
      await expect(mapOf(page)).toBeVisible();
    });
    await test.step('another search stays on the map', async () => {
      await waitForHydration(page);
      await pressFrequent(page, 'Deep Cleaning');
      await expect(page).toHaveURL(/category=Deep\+Cleaning/);
      await expect(mapOf(page)).toBeVisible();
      await page.getByRole('link', { name: 'List', exact: true }).click();
      await expect(card).toBeVisible();
      await expect(found(page).getByText('Discover Nearby Deep Cleaning Services')).toBeVisible();
    });
  },
);

test('a chip searches what it names, shops or services, and is the active one [M-299, M-498, D-097]', async ({
  page,
}) => {
  await openFinder(page);
  const asked = listenToLists(page);
  await openSearch(page);
  for (const [name, type] of [
    ['Bookstores', 'shop'],
    ['Deep Cleaning', 'service'],
    ['Grocery Store', 'shop'],
    ['Furniture Stores', 'shop'],
    ['Dry Cleaning', 'service'],
    ['Pet Shop', 'shop'],
  ] as const) {
    await chip(page, name).click();
    await expect(searchSheet(page)).toHaveCount(0);
    await expect(cards(page).first()).toBeVisible();
    expect(asked.at(-1)).toMatchObject({ search: name, sh_shop_or_service: type });
    expect(new URL(page.url()).searchParams.get('type')).toBe(type === 'shop' ? 'shop' : null);
    await openSearch(page);
    await expect(chip(page, name)).toHaveAttribute('aria-pressed', 'true');
    await expect(searchSheet(page).locator('[aria-pressed="true"]')).toHaveCount(1);
    await expect(box(page)).toHaveValue(name);
  }
});

test('place and filters stand in the url, go with every search, and distances are from the chosen place', async ({
  page,
  context,
}) => {
  const [shop] = await someShops(context, 'cleaning');
  const asked = listenToLists(page);
  await openFinder(page, '?at=560034-koramangala');
  await expect(heading(page)).toHaveText('Dry Cleaning near Koramangala');
  await expect(found(page).getByText(/an example/)).toHaveCount(0);
  await test.step('a filter is a link, and joins what is there', async () => {
    await answerLists(context, [{ ...shop, distance: '2 km', distance_from: 'Koramangala' }]);
    await found(page).getByRole('link', { name: 'Open now' }).click();
    await expect(page).toHaveURL(/now=open/);
    await expect.poll(() => asked.at(-1)).toMatchObject({ at: '560034-koramangala', open: 'now' });
    await expect(cards(page).first()).toContainText('2 km');
  });
  await test.step('a chip and a search keep both', async () => {
    await pressFrequent(page, 'Bookstores');
    await expect
      .poll(() => asked.at(-1))
      .toMatchObject({ search: 'Bookstores', at: '560034-koramangala', open: 'now' });
    await searchFor(page, 'novels');
    await expect
      .poll(() => asked.at(-1))
      .toMatchObject({ search: 'novels', at: '560034-koramangala', open: 'now', sh_shop_or_service: 'shop' });
  });
  await test.step('a city of the list takes the place of it', async () => {
    await openSearch(page);
    await expect(place(page).locator('option:checked')).toHaveText('Koramangala · 560034');
    await place(page).selectOption('Kochi');
    await expect(page).toHaveURL(/city=Kochi/);
    await expect(page).not.toHaveURL(/at=/);
    await expect.poll(() => asked.at(-1)).toMatchObject({ search: 'novels', city: 'Kochi', open: 'now' });
  });
});

test('without scripts the list, its filters and its other kind work as they are', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/ServiceFinder?category=Bookstores&type=shop');
  await expect(cards(page).first()).toBeVisible();
  await expect(found(page).getByText('Discover Nearby Bookstores Shops')).toBeVisible();
  await found(page).getByRole('link', { name: 'Top rated' }).click();
  await expect(page).toHaveURL('/ServiceFinder?category=Bookstores&type=shop&sort=rating');
  await expect(cards(page).first()).toBeVisible();
  await page.goto('/ServiceFinder?category=blorptang&type=shop');
  await found(page).getByRole('link', { name: 'Look for blorptang among services' }).click();
  await expect(page).toHaveURL('/ServiceFinder?category=blorptang');
  await expect(found(page)).toContainText('No services found. Try a different search term.');
  await context.close();
});

test('a search: what it asks, how it waits, fails, finds nothing, finds [M-298]', async ({
  page,
  context,
  watch,
}) => {
  watch.expectError(/ERR_FAILED/);
  const shops = await someShops(context, 'cleaning');
  await openFinder(page);
  const asked = listenToLists(page);
  await test.step('a chip is a search; while it runs nothing can be pressed [M-293..M-295, M-299, M-497, M-498]', async () => {
    const fail = await holdLists(context);
    await pressFrequent(page, 'Deep Cleaning');
    await expect(page).toHaveURL('/ServiceFinder?category=Deep+Cleaning');
    await expect(found(page).getByText('Searching for services...')).toBeVisible();
    await openSearch(page);
    await expect(button(page)).toHaveText('Searching...');
    await expect(button(page)).toBeDisabled();
    await expect(box(page)).toBeDisabled();
    await expect(box(page)).toHaveValue('Deep Cleaning');
    await expect(chip(page, 'Bookstores')).toBeDisabled();
    await expect(chip(page, 'Deep Cleaning')).toHaveAttribute('aria-pressed', 'true');
    expect(asked.at(-1)).toMatchObject({
      search: 'Deep Cleaning',
      city: 'Bangalore',
      sh_shop_or_service: 'service',
    });
    fail();
    await expect(button(page)).toHaveText('Search');
    await expect(button(page)).toBeEnabled();
    await page.goBack();
  });
  await test.step('a failure is red, and can be tried again [M-296]', async () => {
    const error = found(page).getByText('Failed to fetch service. Try again.');
    await expect(error).toHaveCSS('color', 'rgb(179, 38, 30)');
    await context.unroute(isListCall);
    await answerLists(context, []);
    await found(page).getByRole('button', { name: 'Retry' }).click();
  });
  await test.step('nothing found: so it says, and shows samples [M-297, M-300]', async () => {
    await expect(found(page)).toContainText('No services found. Try a different search term.');
    const samples = found(page).getByRole('region', { name: 'Sample listings' });
    await expect(samples.getByRole('listitem')).toHaveCount(4);
    await expect(found(page).getByRole('link', { name: /^Call/ })).toHaveCount(0);
    await showMap(page);
    await expect(markers(page)).toHaveCount(0);
    await showList(page);
  });
  await test.step('blank text is no search [D-064]', async () => {
    const before = asked.length;
    await searchFor(page, '   ');
    await expect(page).toHaveURL('/ServiceFinder?category=Deep+Cleaning&open=search');
    expect(asked).toHaveLength(before);
  });
  await test.step('the best match leads, the whole list follows; names are text, never HTML [M-211, M-497, M-501, D-049]', async () => {
    await context.unroute(isListCall);
    const evil = '<img src=x onerror="document.title=1">SPARKLE <b>& Co';
    const list = shops.slice(0, 3).map((shop, index) => ({
      ...shop,
      sh_name: index === 2 ? evil : `Plain ${index}`,
      // A reply may hold these fields as well.
      sh_image: '/x.png',
      sh_hours: '9 to 5',
      sh_rating: 4,
      sh_reviews: 1,
      sh_whatsapp: '9876543210',
    }));
    await answerLists(context, list, list[2]?.sh_id);
    await place(page).selectOption('Kochi');
    await box(page).fill('  sparkle  ');
    await box(page).press('Enter');
    await expect(cards(page).getByRole('heading', { level: 3 })).toHaveText([evil, 'Plain 0', 'Plain 1']);
    await expect(cards(page).locator('[aria-current]')).toHaveText(evil);
    expect(asked.at(-1)).toMatchObject({ search: 'sparkle', city: 'Kochi', sh_shop_or_service: 'service' });
    await showMap(page);
    await mapOf(page).getByRole('button', { name: evil, exact: true }).press('Enter');
    await expect(cardOnMap(page).getByRole('link', { name: evil, exact: true })).toBeVisible();
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
  });
  await test.step("any type but 'shop' means services [M-139, M-140, M-498]", async () => {
    await followLink(
      page,
      `/ServiceFinder?category=${encodeURIComponent('AC & Fridge/Repair?')}&type=banana`,
    );
    await expect
      .poll(() => asked.at(-1))
      .toMatchObject({ search: 'AC & Fridge/Repair?', sh_shop_or_service: 'service' });
    await followLink(page, '/ServiceFinder?category=Toys&type=shop');
    await expect.poll(() => asked.at(-1)).toMatchObject({ search: 'Toys', sh_shop_or_service: 'shop' });
  });
  await test.step('of shops the texts say shops [M-161, D-050]', async () => {
    await context.unroute(isListCall);
    const fail = await holdLists(context);
    await pressFrequent(page, 'Pet Shop');
    await expect(found(page).getByText('Searching for shops...')).toBeVisible();
    fail();
    await expect(found(page)).toContainText('Failed to fetch shop. Try again.');
    await context.unroute(isListCall);
    await answerLists(context, []);
    await openSearch(page);
    await button(page).click();
    await expect(found(page)).toContainText('No shops found. Try a different search term.');
    await expect(found(page).getByText('Discover Nearby Pet Shops')).toBeVisible();
  });
});
