import { useUrl } from '../../current-url/url';
import { useSettings } from '../../api/boot';
import { useSession } from '../../session/session';
import { ShopShowcase } from './ShopShowcase';
import { DemoNotice } from '../../accounts/DemoNotice';
import { ShopById } from '../../shops/detail/ShopById';
import { showcaseOf } from './showcase';

/** The gallery layout of a shop: the one that is asked for, else one's own, else the demo's where there is one. */
export function Page() {
  const { query } = useUrl();
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
      <ShopById
        id={id}
        notFound={isAskedFor ? 'Shop not found.' : 'No shop data found.'}
        Layout={ShopShowcase}
      />
    </>
  );
}
