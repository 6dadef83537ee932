import { expect, test } from 'vitest';
import { photosOf, shopWith } from '../../../test/shop';
import { structuredDataOf } from './route.server';

const of = (different: Parameters<typeof shopWith>[0] = {}) =>
  structuredDataOf(shopWith(different), 'https://aaspaas.example');

test('search engines read of a shop what it is, where, when, and how good', () => {
  const data = of({ shopimages: photosOf(1), sh_working_days: '[Monday Saturday]' });
  expect(data).toMatchObject({
    '@type': 'LocalBusiness',
    name: 'Anand Stores',
    telephone: '+919876543210',
    image: ['https://aaspaas.example/media/1-800.webp'],
    address: {
      streetAddress: '12, MG Road',
      addressLocality: 'Kochi',
      addressRegion: 'Kerala',
      addressCountry: 'IN',
    },
    geo: { latitude: 9.98, longitude: 76.28 },
    openingHoursSpecification: { dayOfWeek: ['Monday', 'Saturday'], opens: '08:00', closes: '22:00' },
    aggregateRating: { ratingValue: 4.25, reviewCount: 12 },
  });
  expect(data).toHaveProperty('url', expect.stringMatching(/^https:\/\/aaspaas\.example\/.*5/));
});

test.each([
  [{ is_approximate: true as const }, 'geo'],
  [{ sh_ratings: null }, 'aggregateRating'],
  [{ sh_opening_hours: '' }, 'openingHoursSpecification'],
  [{ sh_opening_hours: 'whenever' }, 'openingHoursSpecification'],
])('with %j there is no %s', (different, field) => {
  expect(of()).toHaveProperty(field);
  expect(of(different)).not.toHaveProperty(field);
});

test.each([
  ['Full time', '00:00', '23:59'],
  ['12:05 AM - 09:30 PM', '00:05', '21:30'],
])('%s is from %s to %s', (sh_opening_hours, opens, closes) => {
  expect(of({ sh_opening_hours })).toMatchObject({ openingHoursSpecification: { opens, closes } });
});
