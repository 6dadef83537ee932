import { useRef, useState } from 'react';
import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { findShop } from './find-shop';

/** Opens a shop in place: which one is being read, and what went wrong. Of several presses the last one counts. */
export function useOpenShop(
  loaded: readonly ShopRecord[] | undefined,
  onOpen: ((shop: ShopRecord) => void) | undefined,
) {
  const [openingId, setOpeningId] = useState<number | null>(null);
  const [error, setError] = useState('');
  const wanted = useRef(0);
  const open = async (shop: ShopRecord) => {
    wanted.current = shop.sh_id;
    setOpeningId(shop.sh_id);
    setError('');
    try {
      const found = await findShop(shop, loaded);
      if (wanted.current === shop.sh_id) onOpen?.(found);
    } catch (error) {
      // findShop throws an Error with the message to show.
      if (wanted.current === shop.sh_id) setError((error as Error).message);
    } finally {
      if (wanted.current === shop.sh_id) setOpeningId(null);
    }
  };
  return { open: (shop: ShopRecord) => void open(shop), openingId, error };
}
