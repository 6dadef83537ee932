import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { resetBetweenTests, show } from '../../../test/harness';
import { sayDistance } from '@aaspaas/contract/places/distance';
import { keepPlace } from '../../places/kept-place';
import { HeartContext } from '../cards/heart-context';
import { ShopDetail } from './ShopDetail';
import { photosOf, shopWith } from '../../../test/shop';

resetBetweenTests();

const indiranagar = {
  key: '560038-indiranagar',
  name: 'Indiranagar',
  pin: '560038',
  city: 'Bangalore',
  district: 'Bengaluru Urban',
  state: 'Karnataka',
};

const all = (name: RegExp) => screen.queryAllByRole('button', { name });

describe('a shop in detail', () => {
  it('shows photo, heart, name, open label, rating, place and the ways to reach it [M-167]', () => {
    show(
      <HeartContext value={(shop) => <button>Heart of {shop.sh_name}</button>}>
        <ShopDetail shop={shopWith({ shopimages: photosOf(1) })} />
      </HeartContext>,
    );
    const article = within(screen.getByRole('article'));
    expect(article.getByRole('button', { name: 'Photo 1 of 1' })).toBeTruthy();
    expect(article.getByRole('button', { name: 'Heart of Anand Stores' })).toBeTruthy();
    expect(article.getByRole('heading', { level: 1 }).textContent).toBe('Anand Stores');
    expect(article.getByText('Closed · opens 8:00 AM')).toBeTruthy();
    expect(article.getByText('12, MG Road, Kochi')).toBeTruthy();
    const hrefOf = (name: string) => article.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('Contact Now Anand Stores')).toBe('tel:+919876543210');
    expect(hrefOf('Call Anand Stores')).toBe('tel:+919876543210');
    const chats = article.getAllByRole<HTMLAnchorElement>('link', { name: 'WhatsApp Anand Stores' });
    const chat =
      'https://wa.me/919876543211?text=Hello%20Anand%20Stores%2C%20I%20found%20you%20on%20Aaspaas.';
    expect(chats.map(({ href }) => href)).toEqual([chat, chat]);
    expect(hrefOf('Way to Anand Stores')).toContain('destination=9.98,76.28');
    expect(article.getByRole('button', { name: 'Share' })).toBeTruthy();
  });

  it('without a pin, the way leads to the address, not to the middle of the city', () => {
    show(<ShopDetail shop={shopWith({ is_approximate: true })} />);
    const href = screen.getByRole('link', { name: 'Way to Anand Stores' }).getAttribute('href') ?? '';
    expect(new URL(href).searchParams.get('destination')).toMatch(/^Anand Stores, 12, MG Road, Kochi, /);
  });

  it('shows the rating with one decimal, and a shop without reviews as new [M-168, D-074]', () => {
    show(<ShopDetail shop={shopWith({ sh_ratings: 4 })} />);
    expect(screen.getByText('4.0')).toBeTruthy();
    show(<ShopDetail shop={shopWith({ sh_ratings: null, sh_review_count: 0 })} />);
    expect(screen.getByText('New')).toBeTruthy();
  });

  it.each([
    ['Yes, I have my own delivery staff', true],
    ['No, I need freelance delivery support', true],
    ['In-store only', false],
    [null, false],
  ])(
    'with the delivery option %j says Delivery Available: %j [M-167, D-051]',
    (sh_delivery_option, isSaid) => {
      show(<ShopDetail shop={shopWith({ sh_delivery_option })} />);
      expect(screen.queryByText('Delivery Available') !== null).toBe(isSaid);
    },
  );

  it.each([
    ['active', false, 'Closed · opens 8:00 AM', 'Closed · opens 8:00 AM'],
    ['active', true, 'Open now', 'Open now'],
    ['active', null, 'Open', 'Open'],
    ['pending_payment', true, 'Open now', 'Open now'],
    ['pending_payment', null, 'Open', null],
    ['expired', false, 'Closed · opens 8:00 AM', null],
  ] as const)(
    'when %s with the open flag %j, told %j, is labelled %j [M-315, D-056]',
    (sh_status, open_now, open_text, label) => {
      show(<ShopDetail shop={shopWith({ sh_status, open_now, open_text })} />);
      expect(screen.queryByText(/^(Open( now)?|Closed · .*)$/)?.textContent ?? null).toBe(label);
    },
  );

  it.each([
    [0, 0, ''],
    [1, 1, ''],
    [2, 2, ''],
    [6, 6, ''],
    [9, 6, '+3'],
  ])(
    'of %i photos %i stand on the page, the last one with how many more there are: %j [M-169, M-628]',
    (photos, shown, more) => {
      show(<ShopDetail shop={shopWith({ shopimages: photosOf(photos) })} />);
      expect(all(/^Photo \d of/)).toHaveLength(shown);
      expect(all(/^Photo \d of/).at(-1)?.textContent ?? '').toBe(more);
    },
  );

  it('shows a drawn front with its name instead of a missing photo [M-175]', async () => {
    show(<ShopDetail shop={shopWith()} />);
    const sign = () => document.querySelector<HTMLElement>('.shop-sign')?.dataset['name'];
    await waitFor(() => expect(sign()).toBe('Anand Stores'));
    expect(screen.queryByAltText('Anand Stores')).toBeNull();
  });

  it('has About Us first, and all else below it: description, products and services, opening hours, reviews [M-177..M-179]', () => {
    show(<ShopDetail shop={shopWith()} reviews="What people say" />);
    const links = within(screen.getByRole('navigation', { name: 'Anand Stores' })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['About Us', 'Reviews (12)']);
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['location', null]);
    const about = within(screen.getByRole('region', { name: 'About Us' }));
    expect(about.getByText('Rice, oil and all that a kitchen wants.')).toBeTruthy();
    expect(about.getByRole('heading', { name: 'Products and services' })).toBeTruthy();
    expect(about.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Rice', 'Oil']);
    const rows = within(about.getByRole('table')).getAllByRole('row');
    // The test clock stands at the beginning of 1970, a Thursday.
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Thursday today8:00 AM – 10:00 PM',
      'Friday8:00 AM – 10:00 PM',
      'SaturdayClosed',
      'SundayClosed',
      ...['Monday', 'Tuesday', 'Wednesday'].map((day) => `${day}8:00 AM – 10:00 PM`),
    ]);
    const reviews = screen.getByRole('region', { name: 'Reviews' });
    expect(reviews.textContent).toBe('What people say');
    for (const [index, link] of links.entries()) {
      fireEvent.click(link);
      expect(document.activeElement?.getAttribute('aria-label')).toBe(['About Us', 'Reviews'][index]);
    }
  });

  it('names what things cost at least', () => {
    show(<ShopDetail shop={shopWith({ item_prices: [null, 250] })} />);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Rice',
      'Oilfrom ₹250',
    ]);
  });

  it.each([
    [600, null, '600 m away · 7 min on foot'],
    [600, 'Indiranagar', '600 m from Indiranagar · 7 min on foot'],
    [2600, null, '2.6 km away'],
    [undefined, null, 'Kochi'],
  ])('%j metres away (from %j) it says: %s', (distance_m, distance_from, says) => {
    const distance = distance_m ? sayDistance(distance_m / 1000) : null;
    show(<ShopDetail shop={shopWith({ distance, distance_from, ...(distance_m && { distance_m }) })} />);
    expect(screen.getByText(says.split(' · ')[0] ?? '').parentElement?.textContent).toBe(says);
  });

  it('measures from the place that somebody has chosen, unless it has no pin', () => {
    keepPlace({ ...indiranagar, latitude: 9.98, longitude: 76.29 });
    show(<ShopDetail shop={shopWith()} />);
    expect(screen.getByText('1.1 km from Indiranagar').parentElement?.textContent).toContain(
      '13 min on foot',
    );
    cleanup();
    show(<ShopDetail shop={shopWith({ is_approximate: true })} />);
    expect(screen.queryByText(/min on foot/)).toBeNull();
    keepPlace(null);
  });
});

describe('Share', () => {
  it('uses the share sheet of the phone, with the url of the shop [M-186, D-080]', () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve());
    vi.stubGlobal('navigator', { share });
    show(<ShopDetail shop={shopWith()} />);
    fireEvent.click(screen.getByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledWith({
      title: 'Anand Stores',
      url: `${location.origin}/shop/5-anand-stores`,
    });
    vi.unstubAllGlobals();
  });

  it('otherwise copies it and says so [M-186, M-187, M-583]', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    show(<ShopDetail shop={shopWith()} />);
    fireEvent.click(screen.getByRole('button', { name: 'Share' }));
    expect(await screen.findByText('Link copied to clipboard!')).toBeTruthy();
    expect(writeText).toHaveBeenCalledWith(`${location.origin}/shop/5-anand-stores`);
    vi.unstubAllGlobals();
  });
});
