import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { HeartButton } from '../favourites/HeartButton';
import { loadShopsAhead } from './load-shops-ahead';
import { restoreScroll } from './restore-scroll';
import { countTaps } from '../shops/contact/count-taps';
import { closeMenusOnBack } from '../current-url/close-menus-on-back';
import { closeAnnouncements } from '../announcements/close-announcements';

countTaps();
closeAnnouncements();
closeMenusOnBack();
restoreScroll();
loadShopsAhead();
tellOffline();

export const drawHeart = (shop: ShopRecord) => <HeartButton shop={shop} />;

/** Shows every `OfflineNote` while the device has no line. */
function tellOffline(): void {
  const tell = () => document.documentElement.toggleAttribute('data-offline', !navigator.onLine);
  addEventListener('online', tell);
  addEventListener('offline', tell);
  tell();
}
