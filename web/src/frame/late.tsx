import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { HeartButton } from '../favourites/HeartButton';
import { countTaps } from '../shops/count-taps';

countTaps();

export const drawHeart = (shop: ShopRecord) => <HeartButton shop={shop} />;
