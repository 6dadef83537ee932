import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { resetBetweenTests, show } from '../../../test/harness';
import { HeartContext } from '../cards/heart-context';
import { ShopDetail } from './ShopDetail';
import { photosOf, shopWith } from '../../../test/shop';

resetBetweenTests();

const all = (name: RegExp) => screen.queryAllByRole('button', { name });

describe('a shop in detail', () => {
  it('shows photo, heart, name, open label, rating, place and the ways to reach it [M-167]', () => {
    show(
      <HeartContext value={(shop) => <button>Heart of {shop.sh_name}</button>}>
        <ShopDetail shop={shopWith({ shopimages: photosOf(1) })} />
      </HeartContext>,
    );
    const article = within(screen.getByRole('article'));
    expect(article.getByRole('button', { name: 'Show the photo larger' })).toBeTruthy();
    expect(article.getByRole('button', { name: 'Heart of Anand Stores' })).toBeTruthy();
    expect(article.getByRole('heading', { level: 1 }).textContent).toBe('Anand Stores');
    expect(article.getByText('Closed · opens 8:00 AM')).toBeTruthy();
    expect(article.getByText('12, MG Road, Kochi')).toBeTruthy();
    const hrefOf = (name: string) => article.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('Contact Now Anand Stores')).toBe('tel:+919876543210');
    expect(hrefOf('WhatsApp Anand Stores')).toBe(
      'https://wa.me/919876543211?text=Hello%20Anand%20Stores%2C%20I%20found%20you%20on%20Aaspaas.',
    );
    expect(hrefOf('Directions to Anand Stores')).toContain('destination=9.98,76.28');
    expect(article.getByRole('button', { name: 'Share' })).toBeTruthy();
  });

  it('without a pin, directions lead to the address, not to the middle of the city', () => {
    show(<ShopDetail shop={shopWith({ is_approximate: true })} />);
    const href = screen.getByRole('link', { name: 'Directions to Anand Stores' }).getAttribute('href') ?? '';
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
    [0, 0],
    [1, 0],
    [2, 2],
    [6, 6],
    [9, 6],
  ])('of %i photos shows %i thumbnails [M-169, M-628]', (photos, thumbnails) => {
    show(<ShopDetail shop={shopWith({ shopimages: photosOf(photos) })} />);
    expect(all(/^Photo \d of/)).toHaveLength(thumbnails);
  });

  it('shows a drawn front with its name instead of a missing photo [M-175]', async () => {
    show(<ShopDetail shop={shopWith()} />);
    await waitFor(() => expect(screen.getByText('Anand Stores', { selector: '.shop-sign' })).toBeTruthy());
    expect(screen.queryByAltText('Anand Stores')).toBeNull();
  });

  it('begins with About Us: description, products and services, opening hours [M-177..M-179]', () => {
    show(<ShopDetail shop={shopWith()} reviews="What people say" />);
    const tabs = screen.getAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['About Us', 'Reviews (12)']);
    expect(tabs[0]?.getAttribute('aria-selected')).toBe('true');
    const panel = within(screen.getByRole('tabpanel'));
    expect(panel.getByText('Rice, oil and all that a kitchen wants.')).toBeTruthy();
    expect(panel.getByRole('heading', { name: 'Products and services' })).toBeTruthy();
    expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Rice', 'Oil']);
    const rows = within(panel.getByRole('table')).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent?.replace(' today', ''))).toEqual([
      ...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((day) => `${day}8:00 AM – 10:00 PM`),
      'SaturdayClosed',
      'SundayClosed',
    ]);
    // The test clock stands at the beginning of 1970, a Thursday.
    expect(rows.filter((row) => row.hasAttribute('aria-current'))).toEqual([rows[3]]);
    fireEvent.click(screen.getByRole('tab', { name: 'Reviews (12)' }));
    expect(screen.getByRole('tabpanel').textContent).toBe('What people say');
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
