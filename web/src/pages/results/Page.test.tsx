import { act, cleanup, fireEvent, screen, within, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { resetBetweenTests, show } from '../../../test/harness';
import { photosOf, shopWith } from '../../../test/shop';
import { forgetReplies } from '../../api/use-read';
import { navigate } from '../../current-url/url';
import { Page } from './Page';

resetBetweenTests();

const shop = (sh_id: number, sh_name: string) =>
  shopWith({ sh_id, sh_name, sh_description: `All about ${sh_name}.`, shopimages: photosOf(2) });

const onScreen = (isWide: boolean) =>
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));

// Loaded beforehand: on a busy machine that takes longer than a test waits for what it looks for.
beforeAll(() => import('../../search/InsteadOf'));

beforeEach(() => {
  forgetReplies();
  onScreen(false);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

interface Answer {
  readonly list?: readonly ShopRecord[];
  readonly [field: string]: unknown;
}

/** Unless an answer says otherwise, its first is the best. */
function search(text: string, ...answers: (Answer | Error)[]) {
  const fetched = vi.spyOn(globalThis, 'fetch');
  for (const answer of answers) {
    if (answer instanceof Error) fetched.mockRejectedValueOnce(answer);
    else {
      const reply = { result: true, message: '', more: false, best: answer.list?.[0]?.sh_id, ...answer };
      fetched.mockResolvedValueOnce(Response.json(reply));
    }
  }
  navigate(`/NearbyShop?${text}&city=Kochi`);
  show(<Page />);
  return fetched;
}

const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
/** The card that stands out; the list has loaded by then. */
const selected = async () => {
  await screen.findAllByRole('article');
  return chosen()?.textContent;
};
const chosen = () => document.querySelector('article [aria-current]');
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const understood = {
  tier: 'all',
  line: null,
  corrected: null,
  place: null,
  moved: false,
  also: [],
};

const aluva = {
  key: 'aluva',
  name: 'Aluva',
  pin: null,
  city: 'Kochi',
  district: 'Ernakulam',
  state: 'Kerala',
  latitude: 9.97,
  longitude: 76.28,
};

test('the shop that the search most likely means is selected, and the list stays [M-289, M-290, M-291]', async () => {
  search('search=BAKE', { list: [shop(1, 'Anand Sweets'), shop(2, 'Sampige Bakes')], best: 2 });
  expect(screen.getByText('Searching...')).toBeTruthy();
  expect(await selected()).toBe('Sampige Bakes');
  expect(names(), 'it stands first').toEqual(['Sampige Bakes', 'Anand Sweets']);
  expect(screen.queryByText('Searching...')).toBeNull();
});

test.each<[string, { place?: string; moved?: boolean }, string]>([
  ['search=cake', {}, 'Cake in Kochi'],
  ['', {}, 'Shops in Kochi'],
  ['search=cake+in+aluva', { place: 'Aluva', moved: true }, 'Cake near Aluva'],
])('%j with %j is headed: %s', async (text, { place, moved = false }, says) => {
  const at = { ...aluva, name: place ?? 'Kochi' };
  search(text, { list: [shop(1, 'Anand Sweets')], understood: { ...understood, place: at, moved } });
  expect(await screen.findByText('Anand Sweets')).toBeTruthy();
  expect(title()).toBe(says);
  expect(document.title).toBe(`${says} · Aaspaas`);
});

test('a card without a photo has a drawn front with its name on the sign [M-216]', async () => {
  search('search=bake', { list: [shop(1, 'Sampige Bakes'), { ...shop(2, 'Vasan Sweets'), shopimages: [] }] });
  await waitFor(() => expect(document.querySelector('[data-name="Vasan Sweets"]')).toBeTruthy());
});

test.each([
  [{ count: 1, is_more: false }, '1 result'],
  [{ count: 23, is_more: false }, '23 results'],
  [{ count: 200, is_more: false }, '200 results'],
  [{ count: 200, is_more: true }, '200+ results'],
  [{ count: 7, is_more: false, asked_for: 2 }, '2 results'],
  [{ count: 200, is_more: true, asked_for: 1 }, '1 result'],
  [{ count: 7, is_more: false, asked_for: 0 }, 'These may help'],
])('says how many there are: %j is %s', async (found, says) => {
  search('search=cake', { list: [shop(1, 'Anand Sweets')], found });
  expect(await screen.findByText(says)).toBeTruthy();
});

test('what only comes near to what was asked for stands below, under a heading of its own', async () => {
  const list = [shop(1, 'Ravi Plumbing'), shop(2, 'Jain Handyman'), shop(3, 'Urs Locks')];
  search('search=plumber', { list, found: { count: 3, is_more: false, fitting: 1 } });
  const heading = await screen.findByRole('heading', { level: 2, name: 'These may help too' });
  const isBelow = (name: string) =>
    (heading.compareDocumentPosition(screen.getByRole('heading', { level: 3, name })) &
      Node.DOCUMENT_POSITION_FOLLOWING) >
    0;
  expect(names().map((name) => [name, isBelow(name ?? '')])).toEqual([
    ['Ravi Plumbing', false],
    ['Jain Handyman', true],
    ['Urs Locks', true],
  ]);
});

test('as long as all that is shown offers what was asked for, there is no such heading', async () => {
  const list = [shop(1, 'Ravi Plumbing'), shop(2, 'Anand Pipes')];
  search('search=plumber', { list, more: true, found: { count: 5, is_more: false, fitting: 3 } });
  expect(await selected()).toBe('Ravi Plumbing');
  expect(screen.queryByText('These may help too')).toBeNull();
});

test('with a place in the text, Nearest goes by the distance from there; without, it asks for one', async () => {
  const nearest = async () =>
    (await screen.findByRole('link', { name: 'Nearest' })).getAttribute('aria-current');
  const list = [shop(1, 'Anand Sweets')];
  search('search=cake&sort=distance', { list, understood });
  expect(await selected()).toBe('Anand Sweets');
  expect(await nearest()).toBeNull();
  cleanup();
  const place = { key: '682020-kadavanthra', name: 'Kadavanthra', pin: '682020', city: 'Kochi' };
  search('search=cake+kadavanthra&sort=distance', {
    list,
    understood: { ...understood, place, moved: true },
  });
  expect(await selected()).toBe('Anand Sweets');
  expect(await nearest()).toBe('true');
});

test('how many are open now is said of a list that is there as a whole', async () => {
  const open = { ...shop(2, 'Sampige Bakes'), open_now: true };
  const found = { count: 2, is_more: false };
  search('search=cake', { list: [shop(1, 'Anand Sweets'), open], found });
  expect(await screen.findByText('2 results · 1 open now')).toBeTruthy();
  cleanup();
  forgetReplies();
  search('search=cake', { list: [shop(1, 'Anand Sweets'), open], found: { ...found, count: 9 }, more: true });
  expect(await screen.findByText('9 results')).toBeTruthy();
});

test('the selected shop can be called from its card, which leads to its page [M-176, D-084]', async () => {
  search('search=cake', { list: [shop(1, 'Anand Sweets'), shop(2, 'Sampige Bakes')] });
  expect(await selected()).toBe('Anand Sweets');
  const call = screen.getByRole('link', { name: 'Call Anand Sweets' });
  expect(call.getAttribute('href')).toBe('tel:+919876543210');
  expect(chosen()?.getAttribute('href')).toBe('/shop/1-anand-sweets');
});

test('a link to one shop of a list selects it [M-291]', async () => {
  search('search=cake&shop=2', { list: [shop(1, 'Anand Sweets'), shop(2, 'Sampige Bakes')] });
  expect(await selected()).toBe('Sampige Bakes');
  expect(names()).toEqual(['Anand Sweets', 'Sampige Bakes']);
});

test('more results load on demand; the selected shop stays, and none appears twice', async () => {
  const fetched = search(
    'search=sweets',
    { list: [shop(1, 'Anand Bakery'), shop(2, 'Sampige Bakes')], more: true },
    { list: [shop(2, 'Sampige Bakes'), shop(3, 'Anand Sweets')], more: true },
    { list: [shop(4, 'Karanji Sweets')] },
  );
  fireEvent.click(await screen.findByRole('link', { name: 'Show more' }));
  expect(await screen.findByText('Anand Sweets')).toBeTruthy();
  expect(fetched.mock.lastCall?.[0]).toContain('fields=card&limit=20&offset=20');
  fireEvent.click(screen.getByRole('link', { name: 'Show more' }));
  expect(await screen.findByText('Karanji Sweets')).toBeTruthy();
  expect(fetched.mock.lastCall?.[0]).toContain('fields=card&limit=20&offset=40');
  expect(await selected()).toBe('Anand Bakery');
  expect(names()).toEqual(['Anand Bakery', 'Sampige Bakes', 'Anand Sweets', 'Karanji Sweets']);
  expect(screen.queryByRole('link', { name: 'Show more' })).toBeNull();
});

test('a further page that fails leaves the list and can be tried again', async () => {
  search(
    'search=x',
    { list: [shop(1, 'Anand Bakery'), shop(2, 'Sampige Bakes')], more: true },
    new TypeError('offline'),
    { list: [shop(3, 'Anand Sweets')] },
  );
  fireEvent.click(await screen.findByRole('link', { name: 'Show more' }));
  expect(await screen.findByText('Failed to load shops')).toBeTruthy();
  expect(names()).toEqual(['Anand Bakery', 'Sampige Bakes']);
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Anand Sweets')).toBeTruthy();
});

test('filters and order go along with the search, and nonsense in the url is none', async () => {
  const fetched = search(
    'search=cake&now=open&within=5&stars=4&delivers=yes&sort=rating&exact=1',
    { list: [shop(1, 'Anand Sweets')] },
    { list: [shop(1, 'Anand Sweets')] },
  );
  await selected();
  // Our own calls always pass the url as a string.
  const [asking] = fetched.mock.calls[0] as [string];
  const asked = new URLSearchParams(asking.split('?')[1]);
  expect(Object.fromEntries(asked)).toEqual({
    search: 'cake',
    city: 'Kochi',
    sh_shop_or_service: 'shop',
    open: 'now',
    within: '5',
    stars: '4',
    delivers: 'yes',
    sort: 'rating',
    exact: '1',
    limit: '20',
  });
  fireEvent.click(screen.getByRole('link', { name: 'Clear filters' }));
  expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({
    search: 'cake',
    sort: 'rating',
    exact: '1',
    city: 'Kochi',
  });
});

test('says how the text was read, with the way back', async () => {
  search('search=plumbr in aluva', {
    list: [shop(1, 'Anand Sweets')],
    understood: {
      ...understood,
      line: 'Nothing lists "plumbr". Home repairs near you:',
      corrected: { typed: 'plumbr', meant: 'plumber' },
      place: aluva,
      moved: true,
    },
  });
  expect(await screen.findByText('Nothing lists "plumbr". Home repairs near you:')).toBeTruthy();
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(screen.getByText(/^Showing results for/).textContent).toContain('plumber.');
  expect(hrefOf('Search instead for plumbr')).toBe('/NearbyShop?search=plumbr+in+aluva&city=Kochi&exact=1');
  expect(hrefOf('Back to Kochi')).toBe('/NearbyShop?search=plumbr&city=Kochi');
});

test('a text that names the chosen place leads nowhere else', async () => {
  const place = { ...aluva, key: 'kochi', name: 'Kochi' };
  search('search=plumber in kochi', {
    list: [shop(1, 'Anand Sweets')],
    understood: { ...understood, place, moved: true },
  });
  expect(await selected()).toBe('Anand Sweets');
  expect(screen.queryByText(/^Back to /)).toBeNull();
});

test('points to the other kind of business, with search, place and filters [M-131]', async () => {
  const other_kind = {
    kind: 'service',
    asks: 'Looking for somebody to do it?',
    offers: '12 services for tap repair near Koramangala',
  };
  search('search=tap leaking&now=open&page=2&shop=1', {
    list: [shop(1, 'Nails and More')],
    understood: { ...understood, other_kind },
  });
  const link = await screen.findByRole('link', { name: other_kind.offers });
  expect(link.parentElement?.textContent).toBe(`${other_kind.asks} ${other_kind.offers}`);
  expect(link.getAttribute('href')).toBe('/NearbyService?search=tap+leaking&now=open&city=Kochi');
});

test('who is further away than anybody goes is folded, after the way to be told of one here', async () => {
  search('search=plumber', {
    list: [{ ...shop(1, 'Leak Proof'), distance: '494 km' }],
    found: { count: 37, is_more: false },
    understood: { ...understood, line: 'Nothing within 25 km of Kochi.', is_far: true },
  });
  const tellMe = await screen.findByRole('button', { name: 'Tell me when there is one' });
  const folded = screen.getByText('37 results further away, from 494 km on').closest('details');
  expect(folded?.open).toBe(false);
  expect(within(folded ?? document.body).getByText('Leak Proof')).toBeTruthy();
  expect(tellMe.compareDocumentPosition(folded ?? document.body)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByText('Nobody here yet')).toBeTruthy();
});

test('without a line the list stays as it was before a filter, says so, and follows when the line is back', async () => {
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const fetched = search('search=cake', { list: [shop(1, 'Anand Sweets')] }, new TypeError('offline'), {
    list: [shop(2, 'Sampige Bakes')],
  });
  expect(await screen.findByText('Anand Sweets')).toBeTruthy();
  line.mockReturnValue(false);
  await act(async () => void dispatchEvent(new Event('offline')));
  act(() => navigate('/NearbyShop?search=cake&city=Kochi&delivers=yes'));
  expect(await screen.findByText(/^This list is from before/)).toBeTruthy();
  expect(names()).toEqual(['Anand Sweets']);
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
  line.mockReturnValue(true);
  await act(async () => void dispatchEvent(new Event('online')));
  expect(await screen.findByText('Sampige Bakes')).toBeTruthy();
  expect(screen.queryByText(/^This list is from before/)).toBeNull();
});

test('nothing because of the filters says so, and offers what there is without them [D-061]', async () => {
  search('search=cake&now=open', { list: [] }, { list: [shop(1, 'Anand Sweets')] }, { list: [] });
  expect(await screen.findByText('Nothing passes these filters at the moment.')).toBeTruthy();
  expect(await screen.findByRole('region', { name: 'Without the filters' })).toBeTruthy();
  expect(screen.queryByText('Sample listings')).toBeNull();
});

test('nothing found offers what is near in meaning and in place, and samples only where there is neither [D-061, M-548]', async () => {
  const also = [{ label: 'Electronics', search: 'electronics' }];
  search(
    'search=drone',
    { list: [], understood: { ...understood, tier: 'none', also } },
    { list: [shop(1, 'Volt Electronics')] },
    { list: [shop(2, 'Far Drones')] },
  );
  expect(await screen.findByText('Nothing found for drone near Kochi')).toBeTruthy();
  expect(screen.getByText('No matching shop found.')).toBeTruthy();
  expect((await screen.findByText('Try also:')).querySelector('a')?.textContent).toBe('Electronics');
  const near = await screen.findByRole('region', { name: 'Electronics' });
  expect(within(near).getByRole('link', { name: 'Volt Electronics' })).toBeTruthy();
  const far = screen.getByRole('region', { name: 'Further away' });
  expect(within(far).getByRole('link', { name: 'Far Drones' })).toBeTruthy();
  expect(screen.queryByText('Sample listings')).toBeNull();
});

test('nothing like it offers what there is near', async () => {
  const none = { list: [] };
  const near = { list: [shop(1, 'Anand Sweets')] };
  const fetched = search(
    'search=drone',
    { list: [], understood: { ...understood, tier: 'none' } },
    none,
    near,
  );
  const offered = await screen.findByRole('region', { name: 'What there is near Kochi' });
  expect(within(offered).getByRole('link', { name: 'Anand Sweets' })).toBeTruthy();
  expect(fetched.mock.lastCall?.[0]).toContain('city=Kochi&fields=card&limit=4&sh_shop_or_service=shop');
  expect(screen.queryByText('Sample listings')).toBeNull();
});

test('nothing of anything invites the first owner where there is no demo data [D-105]', async () => {
  const also = [{ label: 'Electronics', search: 'electronics' }];
  const none = { list: [] };
  search('search=drone', { list: [], understood: { ...understood, tier: 'none', also } }, none, none, none);
  expect(await screen.findByRole('link', { name: 'List your shop' })).toBeTruthy();
  expect(screen.queryByText('Sample listings')).toBeNull();
  // Its list is as empty.
  expect(screen.queryByRole('link', { name: 'Electronics' })).toBeNull();
});
