import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { answering, json, resetBetweenTests, show } from '../../../test/harness';
import { forgetReplies } from '../../api/use-read';
import { NearbyLists } from './NearbyLists';
import { shopWith } from '../../../test/shop';

resetBetweenTests();

const here = shopWith();
const shops = (from: number, count: number, different = {}) =>
  Array.from({ length: count }, (_, index) =>
    shopWith({ sh_id: from + index, sh_name: `Shop ${from + index}`, ...different }),
  );
const listing = (list: unknown) => json(200, { result: true, message: '', list, more: false });

/** Answers for similar shops, and for services. */
function nearby(similar: unknown, services: unknown) {
  forgetReplies();
  return answering({
    'limit=6': () => listing(similar),
    'limit=9': () => listing(services),
  });
}

const namesIn = (region: string) =>
  within(screen.getByRole('region', { name: region }))
    .queryAllByRole('link')
    .map((link) => link.querySelector('b')?.textContent);

describe('what is near a shop', () => {
  it('is up to five of its kind and three services, never itself, each a link [M-165, M-166, M-626, M-627]', async () => {
    const asked = nearby([here, ...shops(10, 6)], [...shops(10, 2), ...shops(20, 6)]);
    show(<NearbyLists shop={here} />);
    await waitFor(() => expect(namesIn('Services Nearby')).toHaveLength(3));
    expect(namesIn('Similar Shops Nearby')).toEqual(['Shop 10', 'Shop 11', 'Shop 12', 'Shop 13', 'Shop 14']);
    // A shop of the first list is not repeated.
    expect(namesIn('Services Nearby')).toEqual(['Shop 20', 'Shop 21', 'Shop 22']);
    expect(screen.getByRole('link', { name: /Shop 20/ }).getAttribute('href')).toBe('/shop/20-shop-20');
    expect(asked[0]?.path).toContain('category=Grocery&fields=card&latitude=9.98&limit=6&longitude=76.28');
    expect(asked[1]?.path).toContain('sh_shop_or_service=service');
  });

  it('says if there is nothing near, and does not show what is far away', async () => {
    nearby([here], shops(20, 3, { latitude: 28.6, longitude: 77.2 }));
    show(<NearbyLists shop={here} />);
    expect(await screen.findByText('No similar shops nearby yet.')).toBeTruthy();
    expect(await screen.findByText('No services nearby yet.')).toBeTruthy();
  });

  it('begins with the list that has something', async () => {
    nearby([here], shops(20, 1));
    show(<NearbyLists shop={here} />);
    expect(await screen.findByText('No similar shops nearby yet.')).toBeTruthy();
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(['Services Nearby', 'Similar Shops Nearby']);
  });

  it('calls nearby only what is within 5 km', async () => {
    // 0.04 degrees are 4.4 km, 0.05 are 5.6.
    const inReach = { latitude: here.latitude + 0.04 };
    const far = { latitude: here.latitude + 0.05 };
    nearby([...shops(10, 1, inReach), ...shops(11, 2, far)], shops(20, 2, far));
    show(<NearbyLists shop={here} />);
    await waitFor(() => expect(namesIn('Similar Shops Nearby')).toEqual(['Shop 10']));
    expect(namesIn('Services Nearby')).toEqual([]);
  });

  it('says if it could not be read, and reads it again', async () => {
    forgetReplies();
    answering({});
    show(<NearbyLists shop={here} />);
    const [retry] = await screen.findAllByRole('button', { name: 'Retry' });
    nearby(shops(10, 1), []);
    if (retry) fireEvent.click(retry);
    await waitFor(() => expect(namesIn('Similar Shops Nearby')).toEqual(['Shop 10']));
  });

  it('opens a shop in place that the page has already, or says why not [M-165, M-306]', async () => {
    const [first, second] = shops(10, 2);
    nearby([first, second], []);
    const onOpen = vi.fn<(shop: ShopRecord) => void>();
    show(<NearbyLists shop={here} loaded={first ? [first] : []} onOpen={onOpen} />);
    fireEvent.click(await screen.findByRole('link', { name: /Shop 10/ }));
    await waitFor(() => expect(onOpen).toHaveBeenCalledWith(first));
    fireEvent.click(screen.getByRole('link', { name: /Shop 11/ }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Failed to fetch shop details. Please check your connection and try again.',
    );
    expect(onOpen).toHaveBeenCalledTimes(1);
  });
});
