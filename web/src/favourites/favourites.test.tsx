import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answering, asha, json, resetBetweenTests, opened, press, show } from '../../test/harness';
import { shopWith } from '../../test/shop';
import { keepPlace, type KeptPlace } from '../places/kept-place';
import { FavouritesDialog } from './FavouritesDialog';
import { HeartButton } from './HeartButton';
import { OpenFavourites } from './OpenFavourites';
import { afterLogin, setOwner } from './store';

resetBetweenTests();
// The list outlives the page of a single test.
beforeEach(() => {
  setOwner(null);
  // What a test before this one pressed is not added here.
  afterLogin(() => {});
});

const shop = shopWith();
const plumber = shopWith({ sh_id: 6, sh_name: 'Ravi Plumbing', sh_shop_or_service: 'service' });
const both = shopWith({ sh_id: 8, sh_name: 'Cakes and Classes', sh_shop_or_service: 'both' });
const list = (shops: unknown[]) => json(200, { result: true, list: shops });
const done = (result: boolean) => json(200, { result, message: '' });
const heart = (name = 'Anand Stores') => screen.getByRole('button', { name: `Favorite: ${name}` });
const isOn = () => heart().getAttribute('aria-pressed') === 'true';

/** A reply that arrives when the test says so. */
function later() {
  let resolve: (response: Response) => void = () => {};
  const promise = new Promise<Response>((settle) => {
    resolve = settle;
  });
  return { promise, answer: (response: Response) => act(async () => resolve(response)) };
}

it('the home begins with what the server knew, and goes on with what is read', async () => {
  const reply = later();
  answering({ '/list/fav': () => reply.promise });
  const names = () => screen.queryAllByRole('heading', { level: 3 }).map((each) => each.textContent);
  show(<OpenFavourites atFirst={[{ ...shop, open_now: true }, plumber]} />, asha);
  expect(names()).toEqual(['Anand Stores']);
  await reply.answer(list([{ ...plumber, open_now: true }]));
  expect(names()).toEqual(['Ravi Plumbing']);
});

describe('the heart of a shop', () => {
  it('reads the favourites in one call, however many hearts there are', async () => {
    const asked = answering({ '/list/fav': () => list([plumber]) });
    show(
      <>
        {[shop, plumber, both].map((each) => (
          <HeartButton key={each.sh_id} shop={each} />
        ))}
      </>,
      asha,
    );
    await waitFor(() => expect(heart('Ravi Plumbing').getAttribute('aria-pressed')).toBe('true'));
    expect(isOn()).toBe(false);
    expect(asked).toEqual([{ path: '/aaspaas/user/list/fav', body: { u_id: 7 } }]);
  });

  it("is dimmed with '...' and blocked during the call, then flips [M-231, M-273, M-274]", async () => {
    const reply = later();
    const asked = answering({ '/list/fav': () => list([]), '/add/fav': () => reply.promise });
    show(<HeartButton shop={shop} />, asha);
    await waitFor(() => expect(asked).toHaveLength(1));
    fireEvent.click(heart());
    expect(heart().textContent).toBe('...');
    expect(heart().getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(heart());
    expect(asked.slice(1)).toEqual([{ path: '/aaspaas/user/add/fav', body: { u_id: 7, sh_id: 5, fav: 1 } }]);
    expect(isOn()).toBe(false);
    await reply.answer(done(true));
    expect(isOn()).toBe(true);
    expect(heart().textContent).toBe('');
    fireEvent.click(heart());
    expect(asked.at(-1)?.body).toEqual({ u_id: 7, sh_id: 5, fav: 0 });
  });

  it.each([
    ['a refusal', () => json(500, {})],
    ['a lost reply', () => new Error('lost')],
    ['result: false', () => done(false)],
    ['a reply that says nothing of a result', () => json(200, { message: 'OK' })],
  ])(
    'stays as it was after %s, and says so: only result: true is a success [M-274, M-464, M-532, D-067]',
    async (_case, answer) => {
      answering({ '/list/fav': () => list([]), '/add/fav': answer });
      show(<HeartButton shop={shop} />, asha);
      fireEvent.click(heart());
      expect(await screen.findByText('Failed to update wishlist. Please try again.')).toBeTruthy();
      expect(isOn()).toBe(false);
      expect(heart().getAttribute('aria-disabled')).toBe('false');
    },
  );

  it('keeps what was pressed while the list was still loading', async () => {
    const reply = later();
    answering({ '/list/fav': () => reply.promise, '/add/fav': () => done(true) });
    show(<HeartButton shop={shop} />, asha);
    fireEvent.click(heart());
    await waitFor(() => expect(isOn()).toBe(true));
    await reply.answer(list([plumber]));
    expect(isOn()).toBe(true);
  });

  it('opens the login dialog for a guest, without a call [M-428]', () => {
    const asked = answering({});
    show(<HeartButton shop={shop} />);
    fireEvent.click(heart());
    expect(opened()).toBe('login');
    expect(asked).toEqual([]);
  });
});

describe('My Favorites', () => {
  const names = () =>
    within(screen.getByRole('tabpanel'))
      .queryAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
  const tab = (name: string) => screen.getByRole('tab', { name });

  it('has a tab for shops and one for services, with their numbers [M-113, M-114, M-271]', async () => {
    answering({ '/list/fav': () => list([shop, plumber, both]) });
    show(<FavouritesDialog />, asha);
    expect(screen.getByRole('heading', { name: 'My Favorites' })).toBeTruthy();
    expect(await screen.findByRole('tab', { name: 'Shops (2)' })).toBeTruthy();
    expect(names()).toEqual(['Anand Stores', 'Cakes and Classes']);
    expect(screen.getByText(/^3 in all\. What is both/)).toBeTruthy();
    fireEvent.click(tab('Services (2)'));
    expect(names()).toEqual(['Ravi Plumbing', 'Cakes and Classes']);
  });

  it('says how far a shop is from the chosen place, and once whether it is open', async () => {
    const place = { key: '682020', name: 'Kadavanthra', latitude: 9.98, longitude: 76.29 };
    keepPlace(place as KeptPlace);
    const opening = { open_state: 'closed', opens_at: 8 * 60, opens_on: 'Monday' } as const;
    answering({ '/list/fav': () => list([{ ...shop, ...opening }]) });
    show(<FavouritesDialog />, asha);
    const item = within(await screen.findByRole('listitem'));
    expect(item.getByText('1.1 km from Kadavanthra')).toBeTruthy();
    expect(item.getByText(/^Opens /)).toBeTruthy();
    expect(item.queryByText(/^Open 8/)).toBeNull();
    keepPlace(null);
  });

  it('shows each with rating and reviews, name, place, hours, Call, WhatsApp and remove [M-115]', async () => {
    answering({ '/list/fav': () => list([{ ...shop, distance: '1.2 km' }]) });
    show(<FavouritesDialog />, asha);
    const item = within(await screen.findByRole('listitem'));
    expect(item.getByText('Rated 4.3 out of 5 by 12')).toBeTruthy();
    expect(item.getByRole('link', { name: 'Anand Stores' }).getAttribute('href')).toBe(
      '/shop/5-anand-stores',
    );
    expect(item.getByText('1.2 km away')).toBeTruthy();
    expect(item.getByText('Open 8:00 AM to 10:00 PM')).toBeTruthy();
    expect(item.getByRole('link', { name: 'Call Anand Stores' }).getAttribute('href')).toBe(
      'tel:+919876543210',
    );
    expect(item.getByRole('link', { name: 'WhatsApp Anand Stores' }).getAttribute('href')).toContain(
      'https://wa.me/919876543211',
    );
    expect(item.getByRole('button', { name: 'Remove Anand Stores from favorites' })).toBeTruthy();
    // Without a photo there is a drawn front, with its name on the sign.
    await waitFor(() => expect(document.querySelector('[data-name="Anand Stores"]')).toBeTruthy());
  });

  it('says which tab is empty [M-116, D-068]', async () => {
    answering({ '/list/fav': () => list([shop]) });
    show(<FavouritesDialog />, asha);
    fireEvent.click(await screen.findByRole('tab', { name: 'Services (0)' }));
    expect(screen.getByText('No services in your favorites yet')).toBeTruthy();
    expect(screen.queryByText('No favorites found!')).toBeNull();
  });

  it('says so if there are only services [M-116]', async () => {
    answering({ '/list/fav': () => list([plumber]) });
    show(<FavouritesDialog />, asha);
    expect(await screen.findByText('No shops in your favorites yet')).toBeTruthy();
  });

  it('says so if there are no favourites at all [M-528, D-068]', async () => {
    answering({ '/list/fav': () => list([]) });
    show(<FavouritesDialog />, asha);
    expect(await screen.findByText('No favorites found!')).toBeTruthy();
  });

  it('asks a guest to log in, without a call [M-117, M-428]', () => {
    const asked = answering({});
    show(<FavouritesDialog />);
    expect(screen.getByText('Please log in to view your favorites')).toBeTruthy();
    press('Login / Register');
    expect(opened()).toBe('login');
    expect(asked).toEqual([]);
  });

  it.each([
    ['a refusal', () => json(500, {})],
    ['result: false', () => json(200, { result: false, list: [] })],
    ['no network', () => new Error('lost')],
  ])('says so after %s, and tries again [M-271, M-530]', async (_case, answer) => {
    answering({ '/list/fav': answer });
    show(<FavouritesDialog />, asha);
    expect(await screen.findByText('Failed to fetch favorites.')).toBeTruthy();
    answering({ '/list/fav': () => list([shop]) });
    press('Try Again');
    expect(await screen.findByText('Anand Stores')).toBeTruthy();
  });

  it('removes one only once the server has accepted it [M-272]', async () => {
    const reply = later();
    const asked = answering({ '/list/fav': () => list([shop, both]), '/add/fav': () => reply.promise });
    show(<FavouritesDialog />, asha);
    await screen.findByText('Anand Stores');
    press('Remove Anand Stores from favorites');
    press('Remove Anand Stores from favorites');
    expect(names()).toEqual(['Anand Stores', 'Cakes and Classes']);
    expect(asked.filter(({ path }) => path.endsWith('/add/fav'))).toEqual([
      { path: '/aaspaas/user/add/fav', body: { u_id: 7, sh_id: 5, fav: 0 } },
    ]);
    await reply.answer(done(true));
    expect(names()).toEqual(['Cakes and Classes']);
    expect(tab('Shops (1)')).toBeTruthy();
  });

  it.each([
    ['a refusal', () => json(500, {})],
    ['result: false', () => done(false)],
    ['a lost reply', () => new Error('lost')],
  ])('keeps it after %s, and says so [M-272, M-531]', async (_case, answer) => {
    answering({ '/list/fav': () => list([shop]), '/add/fav': answer });
    show(<FavouritesDialog />, asha);
    await screen.findByText('Anand Stores');
    press('Remove Anand Stores from favorites');
    expect(await screen.findByText('Failed to remove from favorites. Please try again.')).toBeTruthy();
    expect(names()).toEqual(['Anand Stores']);
  });
});
