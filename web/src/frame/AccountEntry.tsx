import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import { lazy, Suspense, useState } from 'react';
import { useAddressDialog } from '../router/use-address-dialog';
import { useSession } from '../session/session';
import { Avatar } from '../ui/Avatar';
import { Button } from '../ui/Button';
import { IconButton } from '../ui/IconButton';

const AlertDialog = lazy(async () => ({ default: (await import('../ui/AlertDialog')).AlertDialog }));

/** Signed out: the way in. Signed in: favourites and one's own menu. */
export function AccountEntry() {
  const { user } = useSession();
  const { open } = useAddressDialog();
  const [isFavouritesOpen, setFavouritesOpen] = useState(false);
  if (!user) return <Button onClick={() => open('login')}>Login / Register</Button>;
  return (
    <>
      <IconButton label="Favorites" onClick={() => setFavouritesOpen(true)}>
        <IconHeart aria-hidden />
      </IconButton>
      <IconButton label="Profile" onClick={() => open('account')}>
        <Avatar name={user.name} src={user.picture} size={36} />
      </IconButton>
      {isFavouritesOpen && (
        <Suspense>
          <AlertDialog open title="My Favorites" onClose={() => setFavouritesOpen(false)}>
            This part is not ready yet.
          </AlertDialog>
        </Suspense>
      )}
    </>
  );
}
