import { useAddress } from '../router/address';
import { useSettings } from '../server/boot';
import { useSession } from '../session/session';
import { ShopShowcase } from '../shops/ShopShowcase';
import { DemoNotice } from './DemoNotice';
import { ShopOfId } from './ShopOfId';
import { showcaseOf } from './showcase';

/** The gallery layout of a shop: the one that is asked for, else one's own, else the demo's where there is one. */
export function ShopLayoutScreen() {
  const { query } = useAddress();
  const { user } = useSession();
  const settings = useSettings();
  const { id, isAskedFor, isDemo } = showcaseOf(query, { user, settings });
  return (
    <>
      {isDemo && (
        <div className="mx-auto max-w-6xl px-4 pt-6">
          {user ? (
            <p>Demo profile: this is how a shop can look here.</p>
          ) : (
            <DemoNotice>This is how a shop can look here.</DemoNotice>
          )}
        </div>
      )}
      <ShopOfId
        id={id}
        notFound={isAskedFor ? 'Shop not found.' : 'No shop data found.'}
        Layout={ShopShowcase}
      />
    </>
  );
}
