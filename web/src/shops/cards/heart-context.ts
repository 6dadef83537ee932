import { createContext, type ReactNode } from 'react';
import type { ShopRecord } from '@aaspaas/contract/shops/calls';

export type DrawHeart = (shop: ShopRecord) => ReactNode;

/**
 * Renders the heart of a shop, wherever the shop is shown; undefined until its script has loaded. It is a context
 * because shops must not import favourites.
 */
export const HeartContext = createContext<DrawHeart | undefined>(undefined);
