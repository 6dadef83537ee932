import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { HeartButton } from '../favourites/HeartButton';
import { keepPlaces } from '../router/keep-places';
import { countTaps } from '../shops/card/count-taps';

countTaps();
keepPlaces();

export const drawHeart = (shop: ShopRecord) => <HeartButton shop={shop} />;
