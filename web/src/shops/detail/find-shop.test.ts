import { describe, expect, it, vi } from 'vitest';
import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { findShop } from './find-shop';
import { shopWith } from '../../../test/shop';

/** A server that answers one request after the other; null loses the reply. */
function answering(...answers: (readonly ShopRecord[] | null)[]) {
  const asked: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    // Our own calls always pass the url as a string.
    asked.push((url as string).replace('/aaspaas/shop/list/shop?', ''));
    const list = answers[asked.length - 1];
    if (!list) throw new Error('lost');
    return Response.json({ result: true, message: '', list, more: false });
  });
  return asked;
}

const shop = shopWith({ sh_id: 7 });
const service = shopWith({ sh_id: 8, sh_shop_or_service: 'service' });
const other = shopWith({ sh_id: 99 });

describe('a press on a similar shop', () => {
  it('takes it from the list that the page has loaded, without a call [M-302, M-307]', async () => {
    const asked = answering();
    expect(await findShop(shop, [other, shop])).toBe(shop);
    expect(asked).toEqual([]);
  });

  it('otherwise asks by its id, and for nothing more if that finds it [M-302, M-303]', async () => {
    const asked = answering([shop]);
    expect(await findShop(shop, [other])).toEqual(shop);
    expect(asked).toEqual(['sh_id=7']);
  });

  it('then searches the whole list by id [M-304, M-307]', async () => {
    const asked = answering(null, [other, shop]);
    expect(await findShop(shop)).toEqual(shop);
    expect(asked).toEqual(['sh_id=7', '']);
  });

  it('then searches with an empty text [M-305]', async () => {
    const asked = answering([], [other], [shop]);
    expect(await findShop(shop)).toEqual(shop);
    expect(asked).toEqual(['sh_id=7', '', 'search=']);
  });

  it('searches for a service among the services, then in the whole list [M-304, M-305]', async () => {
    const asked = answering([], null, [service]);
    expect(await findShop(service)).toEqual(service);
    expect(asked).toEqual(['sh_id=8', 'sh_shop_or_service=service', '']);
  });

  it('says so if none of the three finds it, or none is answered [M-306]', async () => {
    answering([], [], [other]);
    await expect(findShop(shop)).rejects.toThrow('Shop not found. Please try refreshing the page.');
    answering([], null, []);
    await expect(findShop(service)).rejects.toThrow(
      'Service with ID 8 not found. Please try refreshing the page.',
    );
    answering();
    await expect(findShop(shop)).rejects.toThrow(
      'Failed to fetch shop details. Please check your connection and try again.',
    );
    await expect(findShop(service)).rejects.toThrow(
      'Failed to fetch service details. Please check your connection and try again.',
    );
  });
});
