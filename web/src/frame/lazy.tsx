import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { HeartButton } from '../favourites/HeartButton';
import { restoreScroll } from '../history/restore-scroll';
import { countTaps } from '../shops/contact/count-taps';
import { closeAnnouncements } from './close-announcements';

countTaps();
closeAnnouncements();
restoreScroll();

export const drawHeart = (shop: ShopRecord) => <HeartButton shop={shop} />;
