import { expect, it } from 'vitest';
import { shopWith } from '../../test/shop';
import { favouriteView } from './FavouriteItem';

const photo = { si_id: 1, si_image: '/media/1-800.webp' };

it('shows the name of a shop and how to reach it [M-232]', () => {
  expect(favouriteView(shopWith({ distance: '1.2 km', shopimages: [photo] }))).toEqual({
    id: 5,
    name: 'Anand Stores',
    rating: 4.25,
    reviewCount: 12,
    distance: '1.2 km',
    status: 'Open 8:00 AM to 10:00 PM',
    image: photo,
    phone: '+919876543210',
    whatsapp: '+919876543211',
    address: '12, MG Road',
    type: 'shop',
  });
});

it('fills in fields that a reply lacks, and marks what could be taken for a fact [M-233..M-236]', () => {
  expect(favouriteView({ sh_id: 5 })).toMatchObject({
    rating: 0,
    reviewCount: 0,
    distance: '2km Away (not confirmed)',
    status: 'Open 7 am to 9 pm (not confirmed)',
    image: undefined,
  });
});

it.each([
  ['no distance', { distance: null }, { distance: 'Kochi' }],
  ['no hours', { sh_opening_hours: null }, { status: 'Hours not available' }],
  ['all day', { sh_opening_hours: 'Full time' }, { status: 'Open all day' }],
  ['hours in words of their own', { sh_opening_hours: 'after dusk' }, { status: 'Open after dusk' }],
  ['one number for both', { sh_whatsapp_number: null }, { whatsapp: '+919876543210' }],
])('does not make up what the server says is not known: %s [M-235]', (_case, different, shown) => {
  expect(favouriteView(shopWith(different))).toMatchObject(shown);
});
