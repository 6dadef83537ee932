import { afterEach, describe, expect, test, vi } from 'vitest';
import type * as table from '@aaspaas/contract/languages';
import { english, languageOf } from '@aaspaas/contract/languages';
import { keyOfCall } from '@aaspaas/contract/page';
import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { readUrl } from '../current-url/url';
import { shopReads } from '../shops/detail/shop-reads';
import { leadTo } from '../words/paths-in';
import { speak } from '../say';
import { answerPage, matchVisit } from './answer-page';
import { plainSettings } from '../../test/settings';

// As it will be once Hindi is offered.
vi.mock(import('@aaspaas/contract/languages'), async (original) => {
  const all: typeof table = await original();
  return { ...all, offeredLanguages: all.languages.filter(({ code }) => ['en', 'hi'].includes(code)) };
});
afterEach(() => {
  speak();
  leadTo('en');
});

const settings = {
  ...plainSettings,
  publicUrl: 'https://aaspaas.example',
  tileUrl: 'https://tiles.example/{z}/{x}/{y}.png',
};

const bakery: ShopRecord = {
  sh_id: 16,
  sh_name: 'Anand & Sons',
  sh_owner_name: 'Anand',
  sh_category_name: 'Bakery',
  sh_shop_or_service: 'shop',
  sh_address: '12 Main Road, Indiranagar',
  sh_location: 'Indiranagar',
  sh_city: 'Bangalore',
  sh_state: 'Karnataka',
  sh_opening_hours: '08:00 AM - 10:30 PM',
  sh_working_days: '[Monday Tuesday]',
  sh_primary_phone: '+919876543210',
  sh_secondary_phone: null,
  sh_whatsapp_number: null,
  sh_phone: '+919876543210',
  sh_description: 'Bread and cakes.',
  sh_product_and_service: ['Bread'],
  sh_delivery_option: null,
  sh_service_area_coverage: null,
  sh_status: 'active',
  sh_ratings: 4.3,
  sh_review_count: 12,
  shopimages: [
    { si_id: 1, si_image: '/media/a-800.webp' },
    { si_id: 2, si_image: '/media/b-800.webp' },
  ],
  distance: null,
  type: 'shop',
  latitude: 12.9716,
  longitude: 77.5946,
  open_now: true,
  open_text: 'Open',
};

/** The head of an address, for a server that knows this shop, no shop, or cannot say. */
function headAt(url: string, shop?: ShopRecord | null, language = english): HTMLElement {
  const [call] = shopReads(16);
  const replies = call && shop !== undefined ? { [keyOfCall(call)]: { list: shop ? [shop] : [] } } : {};
  const head = document.createElement('head');
  head.innerHTML = answerPage(
    matchVisit({ url: readUrl(url), user: null, settings }),
    replies,
    language,
  ).head;
  return head;
}

const shopHead = (changes: Partial<ShopRecord> = {}) =>
  headAt('/shop/16-anand-sons', { ...bakery, ...changes });
const meta = (head: HTMLElement, name: string) =>
  head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
const canonical = (head: HTMLElement) => head.querySelector('link[rel="canonical"]')?.getAttribute('href');
const dataIn = (head: HTMLElement): Record<string, unknown> =>
  JSON.parse(head.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}');

describe('a shop’s page', () => {
  test('has one address, and a preview for chats', () => {
    const head = shopHead();
    const address = 'https://aaspaas.example/shop/16-anand-sons';
    const title = 'Anand & Sons, Bakery in Indiranagar · Aaspaas';
    expect(head.querySelector('title')?.textContent).toBe(title);
    expect([canonical(head), meta(head, 'og:url')]).toEqual([address, address]);
    expect(meta(head, 'og:title')).toBe(title);
    expect(meta(head, 'og:description')).toBe('Bread and cakes.');
    expect(meta(head, 'og:image')).toBe('https://aaspaas.example/media/a-800.webp');
    expect(meta(head, 'robots')).toBeUndefined();
  });

  test('tells search engines what it is, where, when and how good', () => {
    expect(dataIn(shopHead())).toMatchObject({
      '@type': 'LocalBusiness',
      name: 'Anand & Sons',
      url: 'https://aaspaas.example/shop/16-anand-sons',
      telephone: '+919876543210',
      image: ['https://aaspaas.example/media/a-800.webp', 'https://aaspaas.example/media/b-800.webp'],
      address: {
        streetAddress: '12 Main Road, Indiranagar',
        addressLocality: 'Bangalore',
        addressCountry: 'IN',
      },
      geo: { latitude: 12.9716, longitude: 77.5946 },
      openingHoursSpecification: { dayOfWeek: ['Monday', 'Tuesday'], opens: '08:00', closes: '22:30' },
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.3, reviewCount: 12 },
    });
  });

  test('says nothing about stars, hours and a place that nobody knows', () => {
    expect(dataIn(shopHead({ is_approximate: true }))).not.toHaveProperty('geo');
    const data = dataIn(shopHead({ sh_ratings: null, sh_review_count: 0, sh_opening_hours: null }));
    expect(data).not.toHaveProperty('aggregateRating');
    expect(data).not.toHaveProperty('openingHoursSpecification');
    const always = dataIn(shopHead({ sh_opening_hours: 'Full time' }));
    expect(always).toMatchObject({ openingHoursSpecification: { opens: '00:00', closes: '23:59' } });
  });

  test('shortens a long description at a word, and never cuts an emoji in two', () => {
    const long = meta(shopHead({ sh_description: 'bread '.repeat(60) }), 'og:description');
    expect(long).toMatch(/^(bread )+bread…$/);
    expect(long?.length).toBeLessThanOrEqual(160);
    const emoji = meta(shopHead({ sh_description: '🍞'.repeat(200) }), 'og:description');
    expect(emoji).toBe(`${'🍞'.repeat(159)}…`);
  });

  test('cannot be broken out of by what an owner writes', () => {
    const evil = '"></title><script>alert(1)</script><!--';
    const head = shopHead({ sh_name: evil, sh_description: evil });
    expect(head.querySelectorAll('script')).toHaveLength(1);
    expect(dataIn(head)).toMatchObject({ name: evil, description: evil });
    expect(meta(head, 'og:description')).toBe(evil);
  });

  test.each(['pending_payment', 'expired', 'suspended'] as const)(
    'is kept from search engines: %s',
    (status) => {
      const head = shopHead({ sh_status: status });
      expect([meta(head, 'robots'), canonical(head)]).toEqual(['noindex', undefined]);
    },
  );

  test.each([null, undefined])('without a shop has no address to be known by', (shop) => {
    const head = headAt('/shop/16-anand-sons', shop);
    expect([meta(head, 'robots'), canonical(head), meta(head, 'og:url')]).toEqual([
      'noindex',
      undefined,
      undefined,
    ]);
  });
});

test.each([
  ['/', 'https://aaspaas.example/'],
  ['/?city=Kochi', 'https://aaspaas.example/'],
  ['/Why', 'https://aaspaas.example/'],
  ['/ourGoal', 'https://aaspaas.example/'],
])('%s is known as %s', (url, address) => expect(canonical(headAt(url))).toBe(address));

test.each(['/?search=rice', '/UserProfile', '/ShopProfile', '/DeliveryProfile', '/admin', '/nowhere'])(
  '%s is kept from search engines',
  (url) => expect(meta(headAt(url), 'robots')).toBe('noindex'),
);

test('the way to the map’s pictures is known before they are asked for, where there is a map', () => {
  const hostIn = (head: HTMLElement) => head.querySelector('link[rel="preconnect"]')?.getAttribute('href');
  expect(hostIn(headAt('/ServiceFinder?view=map'))).toBe('https://tiles.example');
  expect(hostIn(headAt('/ServiceFinder'))).toBe(undefined);
  expect(hostIn(headAt('/'))).toBe(undefined);
});

describe('in another language', () => {
  const inHindi = (url: string, shop?: ShopRecord) => {
    speak((text) => ({ Bakery: 'बेकरी', Bangalore: 'बेंगलुरु', 'Why {product}': '{product} क्यों' })[text] ?? text);
    leadTo('hi');
    return headAt(url, shop, languageOf('hi'));
  };

  test('a page is known by its own address, and tells of the same page in the others [G-085]', () => {
    const head = inHindi('/NearbyShop');
    const address = 'https://aaspaas.example/hi/NearbyShop';
    expect([canonical(head), meta(head, 'og:url'), meta(head, 'og:locale')]).toEqual([
      address,
      address,
      'hi_IN',
    ]);
    const others = [...head.querySelectorAll('link[rel=alternate]')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]);
    const inEnglish = 'https://aaspaas.example/NearbyShop';
    expect(others).toEqual([
      ['en-IN', inEnglish],
      ['hi-IN', address],
      ['x-default', inEnglish],
    ]);
    expect(inHindi('/Why').querySelector('title')?.textContent).toBe('Aaspaas क्यों · Aaspaas');
  });

  test('previews and data for search engines say the category and the city, and lead to the page [G-085]', () => {
    const head = inHindi('/shop/16-anand-sons', { ...bakery, sh_location: '' });
    expect(meta(head, 'og:title')).toContain('बेकरी');
    expect(meta(head, 'og:title')).toContain('बेंगलुरु');
    const { '@id': id, ...data } = dataIn(head);
    expect(id).toBe('https://aaspaas.example/shop/16-anand-sons');
    expect(data).toMatchObject({
      name: 'Anand & Sons',
      url: 'https://aaspaas.example/hi/shop/16-anand-sons',
    });
    // The names of its days are codes of schema.org.
    expect(data).toMatchObject({ openingHoursSpecification: { dayOfWeek: ['Monday', 'Tuesday'] } });
  });
});
