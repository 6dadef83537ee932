import { expect, test } from 'vitest';
import { cardOf, sayDistance } from './card-view';

test('names what a reply lacks as missing', () => {
  const shopData = {};
  expect(cardOf(shopData)).toEqual({
    id: undefined,
    name: 'Unknown Shop',
    image: undefined,
    distance: 'N/A',
    where: 'N/A',
    hours: 'Hours not available',
    rating: 4,
    reviews: 0,
    phone: 'N/A',
    whatsapp: 'N/A',
    whatsappNumber: 'N/A',
    shopData,
  });
  expect(cardOf({ sh_primary_phone: '+919876543210' }).whatsapp).toBe('+919876543210');
});

test('and otherwise shows what is known', () => {
  const image = { si_id: 1, si_image: '/media/1.webp' };
  const shopData = {
    sh_id: 16,
    sh_name: 'Sampige Bakes',
    shopimages: [image],
    distance: '1.2 km',
    area: 'Koramangala',
    sh_opening_hours: 'Full time',
    sh_ratings: 3.5,
    sh_review_count: 8,
    sh_primary_phone: '+919876543210',
    sh_whatsapp_number: '+919876543211',
  };
  expect(cardOf(shopData)).toEqual({
    id: 16,
    name: 'Sampige Bakes',
    image,
    distance: '1.2 km away',
    where: 'Koramangala · 1.2 km',
    hours: 'Full time',
    rating: 3.5,
    reviews: 8,
    phone: '+919876543210',
    whatsapp: '+919876543211',
    whatsappNumber: '+919876543211',
    shopData,
  });
});

test('names the part of the city and how far it is; without a distance the city', () => {
  const far = { distance: '600 m', sh_city: 'Bangalore', area: 'Koramangala' };
  expect(cardOf(far).where).toBe('Koramangala · 600 m');
  expect(cardOf({ ...far, distance: null }).where).toBe('Koramangala · Bangalore');
  expect(cardOf({ distance: '600 m' }).where).toBe('600 m');
});

test('tells a distance from a chosen place by its name, and one from where the visitor is as away', () => {
  expect(sayDistance({ distance: '600 m', distance_from: 'Indiranagar' })).toBe('600 m from Indiranagar');
  expect(sayDistance({ distance: '600 m' })).toBe('600 m away');
  expect(sayDistance({ sh_city: 'Kochi' })).toBe('Kochi');
});
