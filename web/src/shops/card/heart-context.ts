import { createContext, type ReactNode } from 'react';
import type { ShopRecord } from '@aaspaas/contract/shops/calls';

export type DrawHeart = (shop: ShopRecord) => ReactNode;

/** Draws the heart of a shop, wherever the shop is shown; nothing until its script has come. Favourites are not ours. */
export const HeartContext = createContext<DrawHeart | undefined>(undefined);
