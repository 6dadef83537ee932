import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { askToLogIn } from '../current-url/use-url-dialog';
import { useSession } from '../session/session';
import { Icon } from '../ui/Icon';
import { useToast } from '../ui/toasts/Toast';
import { afterLogin, changeFavourite } from './store';
import { useHeart } from './use-favourites';
import { say } from '../say';

/**
 * Adds a shop to the favourites or removes it. It changes only when the server has confirmed. What a guest presses is
 * added after the login that it leads to.
 */
export function HeartButton({ shop }: { shop: ShopRecord }) {
  const { user } = useSession();
  const heart = useHeart(shop.sh_id);
  const toast = useToast();
  const change = async (isWanted: boolean) => {
    if (!(await changeFavourite(shop, isWanted)))
      toast('error', 'Failed to update wishlist. Please try again.');
  };
  const toggle = () => {
    if (heart === 'busy') return;
    if (user) return void change(heart === 'off');
    afterLogin(() => void change(true));
    askToLogIn('heart');
  };
  return (
    <button
      type="button"
      aria-label={say('Favorite: {shop}', { shop: shop.sh_name })}
      aria-pressed={heart === 'on'}
      // While busy, the button keeps the focus but ignores clicks.
      aria-disabled={heart === 'busy'}
      onClick={toggle}
      className="heart"
    >
      {heart === 'busy' ? (
        <span>...</span>
      ) : (
        <Icon
          name={heart === 'on' ? 'heart-filled' : 'heart'}
          size={20}
          className={heart === 'on' ? 'text-danger' : ''}
        />
      )}
    </button>
  );
}
