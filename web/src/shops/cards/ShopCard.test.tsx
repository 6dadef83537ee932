import { screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import * as boot from '../../api/boot';
import { resetBetweenTests, show } from '../../../test/harness';
import { ShopCard } from './ShopCard';
import { photosOf, shopWith, shopWithout } from '../../../test/shop';

resetBetweenTests();

const href = (name: RegExp) => screen.getByRole<HTMLAnchorElement>('link', { name }).href;

describe('the card of a shop', () => {
  it('has its name and picture, how far, how good, whether open, and how to reach it [M-214]', () => {
    const shop = shopWith({ shopimages: photosOf(2), distance: '1.2 km' });
    // As the server draws it: here no picture can be loaded.
    vi.spyOn(boot, 'useNow').mockReturnValue(new Date(0));
    expect(renderToStaticMarkup(<ShopCard shop={shop} />)).toContain('src="/media/1-800.webp"');
    show(<ShopCard shop={shop} />);
    const card = within(screen.getByRole('article'));
    expect(card.getByRole('heading', { name: 'Anand Stores' })).toBeTruthy();
    expect(new URL(href(/^Anand Stores$/)).pathname).toBe('/shop/5-anand-stores');
    expect(card.getByText('1.2 km')).toBeTruthy();
    expect(card.getByText('Grocery')).toBeTruthy();
    expect(card.getByText('Rated 4.3 out of 5 by 12')).toBeTruthy();
    expect(card.getByText('Closed · opens 8:00 AM')).toBeTruthy();
    expect(href(/^Call/)).toBe('tel:+919876543210');
    expect(new URL(href(/^WhatsApp/)).pathname).toBe('/919876543211');
  });

  it('says from which price on, and the last words about it', () => {
    const shop = shopWith({ price_from: 1250, last_words: 'Came within the hour…' });
    show(<ShopCard shop={shop} />);
    expect(screen.getByText('from ₹1,250')).toBeTruthy();
    expect(screen.getByText('“Came within the hour…”')).toBeTruthy();
  });

  it('names the area', () => {
    show(<ShopCard shop={shopWith({ area: 'Koramangala', distance: '1.2 km' })} />);
    expect(screen.getByText('Koramangala · 1.2 km')).toBeTruthy();
  });

  it('without a name says Unknown Shop [M-215]', () => {
    show(<ShopCard href="/shop/5" shop={shopWithout('sh_name')} />);
    expect(screen.getByRole('heading').textContent).toBe('Unknown Shop');
  });

  it('without a distance says the city, and N/A where that is not known either [M-217]', () => {
    show(<ShopCard shop={shopWithout('distance')} />);
    expect(screen.getByText('Kochi')).toBeTruthy();
    show(<ShopCard shop={shopWithout('distance', 'sh_city')} />);
    expect(screen.getByText('N/A')).toBeTruthy();
  });

  it('without reviews is New and has no stars; a number of reviews without a rating counts as 4 [M-219, M-220, M-638, D-074]', () => {
    show(<ShopCard shop={shopWithout('sh_ratings', 'sh_review_count')} />);
    expect(screen.getByText('New')).toBeTruthy();
    expect(screen.queryByText(/^Rated/)).toBeNull();
    show(<ShopCard shop={shopWithout('sh_ratings')} />);
    expect(screen.getByText('Rated 4.0 out of 5 by 12')).toBeTruthy();
  });

  it('without a phone says N/A, and offers nothing that would call nobody [M-221, M-222]', () => {
    show(<ShopCard shop={shopWithout('sh_primary_phone', 'sh_whatsapp_number')} />);
    expect(screen.getByText('Phone: N/A')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^(Call|WhatsApp)/ })).toBeNull();
  });

  it('falls back to the phone for WhatsApp [M-222]', () => {
    show(<ShopCard shop={shopWith({ sh_whatsapp_number: null })} />);
    expect(new URL(href(/^WhatsApp/)).pathname).toBe('/919876543210');
    expect(href(/^Call/)).toBe('tel:+919876543210');
  });
});
