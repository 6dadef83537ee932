import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { HeartButton } from '../favourites/HeartButton';
import { tellOffline } from './tell-offline';
import { restoreScroll } from './restore-scroll';
import { countTaps } from '../shops/contact/count-taps';
import { closeAnnouncements } from '../announcements/close-announcements';

countTaps();
closeAnnouncements();
restoreScroll();
tellOffline();

export const drawHeart = (shop: ShopRecord) => <HeartButton shop={shop} />;
