import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { resetBetweenTests, show } from '../../../test/harness';
import { SampleListings } from '../../search/SampleListings';
import { ShopCard } from '../cards/ShopCard';
import { ShopDetail } from './ShopDetail';
import { ShopShowcase } from '../../pages/shop-layout/ShopShowcase';
import { shopWith } from '../../../test/shop';

resetBetweenTests();

const unknown = shopWith({
  distance: null,
  sh_opening_hours: null,
  sh_working_days: '[]',
  sh_ratings: null,
  sh_review_count: 0,
  open_now: null,
  open_text: 'Open',
});
const invented = /1\.5 ?km|2 ?km|7:00 AM|9:00 PM|4\.5|\b120\b/;

it.each([
  ['card', <ShopCard key="card" shop={unknown} />],
  ['detail view', <ShopDetail key="detail" shop={unknown} />],
  ['gallery layout', <ShopShowcase key="gallery" shop={unknown} />],
])('a %s never fills in what is not known with a figure that looks like a fact [M-634..M-637]', (_, view) => {
  show(view);
  expect(document.body.textContent).toContain('Anand Stores');
  expect(document.body.textContent).not.toMatch(invented);
  expect(screen.getAllByText('New').length).toBeGreaterThan(0);
});

it('samples say that they are samples, without such figures, and stand only beside the demo data [M-636, M-637, D-105]', () => {
  show(<SampleListings />, null, { demoShopId: 16 });
  expect(screen.getByRole('heading', { name: 'Sample listings' })).toBeTruthy();
  expect(screen.getAllByText('Sample')).toHaveLength(4);
  expect(document.body.textContent).not.toMatch(/\d|Open/);
  cleanup();
  show(<SampleListings />);
  expect(screen.queryByText('Sample')).toBeNull();
  expect(screen.getByRole('link', { name: 'List your shop' }).getAttribute('href')).toBe('/RegistrationJoin');
});
