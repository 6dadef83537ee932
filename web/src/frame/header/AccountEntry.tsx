import { useSession } from '../../session/session';
import { Avatar } from '../../ui/Avatar';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';

const iconClasses = 'grid size-[44px] place-items-center rounded-full hover:bg-leaf-soft';

/**
 * For guests, the login button. For signed-in people, favourites and their own menu. Each button opens a dialog
 * through the url.
 */
export function AccountEntry() {
  const { user } = useSession();
  return (
    <form className="flex items-center gap-1">
      {user ? (
        <>
          <button name="open" value="favourites" aria-label="Favorites" className={iconClasses}>
            <Icon name="heart" />
          </button>
          <button name="open" value="account" aria-label="Profile" className={iconClasses}>
            <Avatar name={user.name} src={user.picture} size={36} />
          </button>
        </>
      ) : (
        <Button type="submit" size="small" name="open" value="login" aria-label="Login / Register">
          {/* On phones the place needs the room, and the bar at the bottom says 'You' as well. */}
          <Icon name="user" className="@lg:hidden" />
          <span className="hidden whitespace-nowrap @lg:block">Login / Register</span>
        </Button>
      )}
    </form>
  );
}
