import { listUsers, type SessionUser } from '@aaspaas/contract/accounts/calls';
import { listDeliveries } from '@aaspaas/contract/deliveries/calls';
import { isOpen } from '@aaspaas/contract/deliveries/moves';
import * as paths from '@aaspaas/contract/paths';
import { listOwnReviews } from '@aaspaas/contract/reviews/calls';
import { send } from '../../api/send';
import { useRead } from '../../api/use-read';
import { useUrlDialog } from '../../current-url/use-url-dialog';
import { useFavourites } from '../../favourites/use-favourites';
import { say } from '../../say';
import { MenuRow, MenuRowLink } from '../../ui/MenuRow';

/** What somebody has kept, sent and written, each with how much of it there is. */
export function OwnThings({ user }: { user: SessionUser }) {
  const { open } = useUrlDialog();
  const favourites = useFavourites();
  const kept = favourites.state === 'loaded' ? favourites.shops.length : undefined;
  const reviews = useRead(listOwnReviews, {}, send);
  return (
    <>
      <MenuRow icon="heart" label="Favourites" value={kept} onClick={() => open('favourites')} />
      <Deliveries user={user} />
      <MenuRow
        icon="star"
        label="Reviews"
        value={reviews.state === 'loaded' ? reviews.reply.list.length : undefined}
        onClick={() => open('reviews')}
      />
      <Address user={user} />
    </>
  );
}

/** An agent's are those to bring, on the page of their own; everybody else's are those that they sent. */
function Deliveries({ user }: { user: SessionUser }) {
  const isAgent = user.role === 'deliverystaff';
  const reading = useRead(
    listDeliveries,
    { u_id: user.u_id, side: isAgent ? 'agent' : 'customer' } as const,
    send,
  );
  const open =
    reading.state === 'loaded'
      ? (reading.reply.list?.filter(({ d_state }) => isOpen(d_state)).length ?? 0)
      : 0;
  return (
    <MenuRowLink
      icon="truck-delivery"
      label="Deliveries"
      value={open > 0 ? say('{open} on the way', { open }) : undefined}
      href={isAgent ? paths.agentHome : paths.agents}
    />
  );
}

/** Shops and agents have theirs in the profile that everybody sees. */
function Address({ user }: { user: SessionUser }) {
  const { open } = useUrlDialog();
  const reading = useRead(listUsers, user.role === 'user' ? { u_id: user.u_id } : null, send);
  const me = reading.state === 'loaded' ? reading.reply.list[0] : undefined;
  if (user.role !== 'user') return null;
  return (
    <MenuRow
      icon="map-pin"
      label="Address"
      value={me && (me.u_district || 'Add')}
      onClick={() => open('address')}
    />
  );
}
