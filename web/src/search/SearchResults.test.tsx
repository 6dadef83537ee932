import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BootProvider } from '../api/boot';
import { forgetReplies } from '../api/use-read';
import { SearchResults } from './SearchResults';

const settings = {
  publicUrl: '',
  tileUrl: '',
  geocoderUrl: 'none',
  supportPhone: '',
  charityUrl: '',
  planPriceRupees: 500,
  demoShopId: null,
  demoAgentId: null,
  hasDevPages: false,
};

const shop = (sh_id: number, sh_name: string) => ({
  sh_id,
  sh_name,
  sh_category_name: 'Bakery',
  sh_city: 'Kochi',
  sh_status: 'active',
  sh_opening_hours: null,
  sh_working_days: '[]',
  sh_primary_phone: '+919876543210',
  sh_ratings: null,
  sh_review_count: 0,
  shopimages: [],
  distance: null,
});

beforeEach(() => {
  forgetReplies();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function search(text: string, ...answers: (object | Error)[]) {
  const fetched = vi.spyOn(globalThis, 'fetch');
  for (const answer of answers) {
    if (answer instanceof Error) fetched.mockRejectedValueOnce(answer);
    else fetched.mockResolvedValueOnce(Response.json({ result: true, ...answer }));
  }
  render(
    <BootProvider boot={{ user: null, settings, replies: {}, now: 0 }}>
      <SearchResults
        search={text}
        request={{ search: text, city: 'Kochi', limit: 2 }}
        backTo="/NearbyShop"
        nextPage="/NearbyShop?page=2"
        noun="service"
        renderShop={({ sh_name }) => <h1>{sh_name}</h1>}
      />
    </BootProvider>,
  );
  return fetched;
}

const others = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('the shop whose name contains the text is shown in full, the others below [M-289, M-290, M-291]', async () => {
  search('BAKE', { list: [shop(1, 'Anand Sweets'), shop(2, 'Sampige Bakes')], more: false });
  expect(screen.getByText('Searching...')).toBeTruthy();
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Sampige Bakes');
  expect(others()).toEqual(['Anand Sweets']);
  expect(screen.queryByText('Searching...')).toBeNull();
});

test('a card without a photo has a tile with its initial [M-216]', async () => {
  search('bake', { list: [shop(1, 'Sampige Bakes'), shop(2, 'Vasan Sweets')], more: false });
  expect(await screen.findByText('V')).toBeTruthy();
});

test('if no name contains it, the first result is shown in full [M-290]', async () => {
  search('cake', { list: [shop(1, 'Anand Sweets'), shop(2, 'Sampige Bakes')], more: false });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Anand Sweets');
  expect(others()).toEqual(['Sampige Bakes']);
});

test('more results load on demand; the shop in full stays, and none appears twice', async () => {
  const fetched = search(
    'sweets',
    { list: [shop(1, 'Anand Bakery'), shop(2, 'Sampige Bakes')], more: true },
    { list: [shop(2, 'Sampige Bakes'), shop(3, 'Anand Sweets')], more: false },
  );
  fireEvent.click(await screen.findByRole('link', { name: 'Show more' }));
  expect(await screen.findByText('Anand Sweets')).toBeTruthy();
  expect(fetched.mock.lastCall?.[0]).toContain('fields=card&limit=2&offset=2');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Anand Bakery');
  expect(others()).toEqual(['Sampige Bakes', 'Anand Sweets']);
  expect(screen.queryByRole('link', { name: 'Show more' })).toBeNull();
});

test('a further page that fails leaves the list and can be tried again', async () => {
  search(
    'x',
    { list: [shop(1, 'Anand Bakery'), shop(2, 'Sampige Bakes')], more: true },
    new TypeError('offline'),
    { list: [shop(3, 'Anand Sweets')], more: false },
  );
  fireEvent.click(await screen.findByRole('link', { name: 'Show more' }));
  expect(await screen.findByText('Failed to load shops')).toBeTruthy();
  expect(others()).toEqual(['Sampige Bakes']);
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Anand Sweets')).toBeTruthy();
});
