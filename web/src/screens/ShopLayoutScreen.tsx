import { useAddress } from '../router/address';
import { useSession } from '../session/session';
import { ShopShowcase } from '../shops/ShopShowcase';
import { Badge } from '../ui/Badge';
import { ShopOfId } from './ShopOfId';
import { showcaseOf } from './showcase';

/** The gallery layout of a shop: the one that is asked for, else one's own, else the demo. */
export function ShopLayoutScreen() {
  const { query } = useAddress();
  const { user } = useSession();
  const { id, isAskedFor, isDemo } = showcaseOf(query, user);
  return (
    <>
      {isDemo && (
        <p className="mx-auto max-w-6xl px-4 pt-6">
          <Badge tone="indigo">Demo profile</Badge> This is how a shop can look here.
        </p>
      )}
      <ShopOfId
        id={id}
        notFound={isAskedFor ? 'Shop not found.' : 'No shop data found.'}
        Layout={ShopShowcase}
      />
    </>
  );
}
