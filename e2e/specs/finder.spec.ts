import {
  answerLists,
  chip,
  found,
  holdLists,
  isListCall,
  listenToLists,
  mapOf,
  markers,
  openFinder,
  showList,
  showMap,
  someShops,
} from '../steps/finder';
import { waitForHydration } from '../steps/hydration';
import { followLink } from '../steps/links';
import { expect, test } from '../steps/test';
import { alsoOnDesktop } from '../widths';

const cities =
  'Bangalore, Mumbai, Delhi, Chennai, Kolkata, Hyderabad, Pune, Ahmedabad, Jaipur, Kochi, Thiruvananthapuram, ' +
  'Kozhikode, Thrissur, Alappuzha, Palakkad, Kannur, Kottayam, Malappuram, Kollam';

test(
  'a guest finds dry cleaners in Bangalore: search, chips, cards and the map [M-030, M-138, M-156..M-160, M-433, M-622, M-650..M-652]',
  alsoOnDesktop,
  async ({ page, isMobile }) => {
    await openFinder(page);
    await test.step('the search lies over the map', async () => {
      const city = page.getByRole('combobox', { name: 'City' });
      await expect(city).toHaveValue('Bangalore');
      await expect(city.getByRole('option')).toHaveText(cities.split(', '));
      await expect(page.getByRole('searchbox')).toHaveValue('Dry Cleaning');
      await expect(page.getByRole('searchbox')).toHaveAttribute('placeholder', 'Search services...');
      await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeEnabled();
    });
    await test.step('the chips', async () => {
      const row = page.getByRole('form', { name: 'Frequently Searched Items' });
      await expect(row.getByRole('button')).toHaveText([
        'Dry Cleaning',
        'Bookstores',
        'Grocery Store',
        'Furniture Stores',
        'Pet Shop',
        'Deep Cleaning',
      ]);
      await expect(chip(page, 'Dry Cleaning')).toHaveAttribute('aria-pressed', 'true');
    });
    await test.step('the results, in two columns where there is room', async () => {
      await expect(found(page).getByRole('heading', { level: 2 })).toHaveText(
        'Discover Nearby Dry Cleaning Services',
      );
      const grid = found(page).getByRole('list').first();
      const columns = await grid.evaluate(
        (list) => getComputedStyle(list).gridTemplateColumns.split(' ').length,
      );
      expect(columns).toBe(isMobile ? 1 : 2);
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
    const card = found(page).getByRole('article').first();
    await test.step('whom to call, at one glance', async () => {
      const [call, whatsapp] = [/^Call/, /^WhatsApp/].map((name) => card.getByRole('link', { name }));
      await expect(call ?? card).toBeInViewport({ ratio: 1 });
      await expect(whatsapp ?? card).toBeInViewport({ ratio: 1 });
    });
    const form = page.locator('form[action="/ServiceFinder"]').first();
    if (!isMobile) {
      await test.step('side by side, below the search', async () => {
        const [list, map, search] = await Promise.all([
          found(page).boundingBox(),
          mapOf(page).boundingBox(),
          form.boundingBox(),
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
      expect(scripts.filter((url) => /LeafletMap|\/tiles\//.test(url))).toEqual([]);
    });
    await test.step('one tap there and one back; the url says which, and Back works', async () => {
      await page.getByRole('link', { name: 'Map', exact: true }).click();
      await expect(page).toHaveURL('/ServiceFinder?category=Dry+Cleaning&view=map');
      await expect(mapOf(page)).toBeVisible();
      await expect(found(page)).toBeHidden();
      await page.goBack();
      await expect(found(page)).toBeVisible();
      await expect(mapOf(page)).toHaveCount(0);
      await page.goForward();
      await expect(mapOf(page)).toBeVisible();
      await page.reload();
      await expect(mapOf(page)).toBeVisible();
    });
    await test.step('another search stays on the map', async () => {
      await waitForHydration(page);
      await chip(page, 'Deep Cleaning').click();
      await expect(page).toHaveURL(/category=Deep\+Cleaning/);
      await expect(mapOf(page)).toBeVisible();
      await page.getByRole('link', { name: 'List', exact: true }).click();
      await expect(found(page).getByRole('heading', { level: 2 })).toHaveText(
        'Discover Nearby Deep Cleaning Services',
      );
    });
  },
);

test('a chip searches what it names, shops or services, before the scripts too [M-299, M-498, D-097]', async ({
  page,
}) => {
  await openFinder(page);
  const asked = listenToLists(page);
  for (const [name, type] of [
    ['Bookstores', 'shop'],
    ['Deep Cleaning', 'service'],
    ['Grocery Store', 'shop'],
    ['Furniture Stores', 'shop'],
    ['Dry Cleaning', 'service'],
    ['Pet Shop', 'shop'],
  ] as const) {
    await chip(page, name).click();
    await expect(chip(page, name)).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue(name);
    expect(new URL(page.url()).searchParams.get('type')).toBe(type === 'shop' ? 'shop' : null);
    await expect(found(page).getByRole('article').first()).toBeVisible();
    expect(asked.at(-1)).toMatchObject({ search: name, sh_shop_or_service: type });
  }
});

test('place and filters stand in the url, go with every search, and distances are from the chosen place', async ({
  page,
  context,
}) => {
  const [shop] = await someShops(context, 'cleaning');
  const asked = listenToLists(page);
  await openFinder(page, '?at=560034-koramangala');
  const city = page.getByRole('combobox', { name: 'City' });
  await expect(city.locator('option:checked')).toHaveText('Koramangala · 560034');
  await test.step('a filter is a link, and joins what is there', async () => {
    await answerLists(context, [{ ...shop, distance: '2 km', distance_from: 'Koramangala' }]);
    await found(page).getByRole('link', { name: 'Open now' }).click();
    await expect(page).toHaveURL(/now=open/);
    await expect.poll(() => asked.at(-1)).toMatchObject({ at: '560034-koramangala', open: 'now' });
    await expect(found(page).getByRole('article').first()).toContainText('2 km from Koramangala');
  });
  await test.step('a chip and a search keep both', async () => {
    await chip(page, 'Bookstores').click();
    await expect
      .poll(() => asked.at(-1))
      .toMatchObject({ search: 'Bookstores', at: '560034-koramangala', open: 'now' });
    await page.getByRole('searchbox', { name: 'Search' }).fill('novels');
    await page.getByRole('searchbox', { name: 'Search' }).press('Enter');
    await expect
      .poll(() => asked.at(-1))
      .toMatchObject({ search: 'novels', at: '560034-koramangala', open: 'now', sh_shop_or_service: 'shop' });
  });
  await test.step('a city of the list takes the place of it', async () => {
    await city.selectOption('Kochi');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/city=Kochi/);
    await expect(page).not.toHaveURL(/at=/);
    await expect.poll(() => asked.at(-1)).toMatchObject({ search: 'novels', city: 'Kochi', open: 'now' });
  });
});

test('without scripts the chips, the search and the list work as they are', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/ServiceFinder');
  await chip(page, 'Bookstores').click();
  await expect(page).toHaveURL(/type=shop/);
  await expect(found(page).getByRole('article').first()).toBeVisible();
  await chip(page, 'Deep Cleaning').click();
  await expect(page).not.toHaveURL(/type=/);
  await expect(found(page).getByRole('heading', { level: 2 })).toHaveText(
    'Discover Nearby Deep Cleaning Services',
  );
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
  const button = page.getByRole('button', { name: /^Search/ });
  await test.step('a chip is a search; while it runs nothing can be pressed [M-293..M-295, M-299, M-497, M-498]', async () => {
    const fail = await holdLists(context);
    await chip(page, 'Deep Cleaning').click();
    await expect(page.getByText('Searching for services...')).toBeVisible();
    await expect(button).toHaveText('Searching...');
    await expect(button).toBeDisabled();
    await expect(page.getByRole('searchbox')).toBeDisabled();
    await expect(page.getByRole('searchbox')).toHaveValue('Deep Cleaning');
    await expect(chip(page, 'Bookstores')).toBeDisabled();
    await expect(chip(page, 'Deep Cleaning')).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL('/ServiceFinder?category=Deep+Cleaning');
    expect(asked.at(-1)).toMatchObject({
      search: 'Deep Cleaning',
      city: 'Bangalore',
      sh_shop_or_service: 'service',
    });
    fail();
  });
  await test.step('a failure is red, and can be tried again [M-296]', async () => {
    const error = found(page).getByText('Failed to fetch service. Try again.');
    await expect(error).toHaveCSS('color', 'rgb(179, 38, 30)');
    await expect(button).toHaveText('Search');
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
    await page.getByRole('searchbox').fill('   ');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL('/ServiceFinder?category=Deep+Cleaning');
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
    await page.getByRole('combobox', { name: 'City' }).selectOption('Kochi');
    await page.getByRole('searchbox').fill('  sparkle  ');
    await page.getByRole('searchbox').press('Enter');
    await expect(found(page).getByRole('heading', { level: 3 })).toHaveText([evil, 'Plain 0', 'Plain 1']);
    expect(asked.at(-1)).toMatchObject({ search: 'sparkle', city: 'Kochi', sh_shop_or_service: 'service' });
    await showMap(page);
    await mapOf(page).getByRole('button', { name: evil, exact: true }).press('Enter');
    await expect(mapOf(page).getByRole('link', { name: evil, exact: true })).toBeVisible();
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
    await chip(page, 'Pet Shop').click();
    await expect(page.getByText('Searching for shops...')).toBeVisible();
    fail();
    await expect(found(page)).toContainText('Failed to fetch shop. Try again.');
    await context.unroute(isListCall);
    await answerLists(context, []);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(found(page)).toContainText('No shops found. Try a different search term.');
    await expect(found(page).getByRole('heading', { level: 2 }).first()).toHaveText(
      'Discover Nearby Pet Shops',
    );
  });
});
