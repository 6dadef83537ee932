import type { ReactNode } from 'react';
import { type ListingCase, readListing } from '@aaspaas/contract/console/listings/calls';
import { shopPath } from '@aaspaas/contract/shops/links';
import { isGranted } from '@aaspaas/contract/accounts/grades';
import * as paths from '@aaspaas/contract/console/paths';
import { useNow } from '../../api/boot';
import { useUrl } from '../../current-url/url';
import { useSession } from '../../session/session';
import { ButtonLink } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { ConsoleFrame } from '../ConsoleFrame';
import { Notes } from '../people/Notes';
import { useConsoleRead } from '../read-again';
import { sayAge, sayDate } from '../say-time';
import { Shown } from '../Shown';
import { ApproveEdit } from './ApproveEdit';
import { Changes } from './Changes';
import { ListingActions } from './ListingActions';
import { ListingFacts } from './ListingFacts';
import { ListingHistory } from './ListingHistory';
import { ListingStatus } from './ListingStatus';
import { listingRequest } from '../requests';

/** Everything about one listing, and what can be done to it. */
export function ListingPage() {
  const request = listingRequest(useUrl());
  const reading = useConsoleRead(readListing, request);
  if (reading.state !== 'loaded')
    return (
      <ConsoleFrame title="Listing">
        {request ? (
          <Shown reading={reading}>{() => null}</Shown>
        ) : (
          <EmptyState title="There is no such listing." />
        )}
      </ConsoleFrame>
    );
  const { listing } = reading.reply;
  const list = listing.kind === 'service' ? ['Services', paths.services] : ['Shops', paths.shops];
  return (
    <ConsoleFrame
      title={listing.name}
      crumbs={[{ label: list[0] ?? '', href: list[1] ?? '' }]}
      actions={
        <ButtonLink variant="secondary" size="small" href={shopPath({ ...listing, sh_name: listing.name })}>
          Public page
        </ButtonLink>
      }
    >
      <State listing={listing} />
      <WaitingEdit listing={listing} />
      <ListingFacts listing={listing} />
      <Notes subject="shop" id={listing.sh_id} />
      <ListingHistory listing={listing} />
    </ConsoleFrame>
  );
}

function State({ listing }: { listing: ListingCase }) {
  const { status, status_reason: reason, paid_until: until } = listing;
  return (
    <section aria-label="State" className="card grid gap-3 p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <ListingStatus status={status} />
        <p>{whetherFound(listing)}</p>
      </div>
      {reason && (
        <p>
          <span className="text-ink-soft">Reason:</span> {reason}
        </p>
      )}
      {until && <Until moment={new Date(until)} />}
      <ListingActions listing={listing} />
    </section>
  );
}

function whetherFound({ status, is_complete: isComplete }: ListingCase): string {
  if (status !== 'active') return 'Customers do not find it.';
  return isComplete
    ? 'Customers find it.'
    : 'Customers do not find it: its owner has not filled in everything.';
}

function Until({ moment }: { moment: Date }): ReactNode {
  const now = useNow();
  const isOver = moment <= now;
  return (
    <p>
      {isOver ? 'Paid time ended on' : 'Paid until'} <strong>{sayDate(moment)}</strong>{' '}
      <span className="text-ink-soft">
        {isOver ? `(${sayAge(moment, now)} ago)` : `(${sayAge(now, moment)} left)`}
      </span>
    </p>
  );
}

function WaitingEdit({ listing }: { listing: ListingCase }) {
  const { user } = useSession();
  const { sh_id, name, waiting_edit: edit } = listing;
  if (!edit) return null;
  return (
    <section aria-labelledby="waiting-edit" className="card grid gap-3 border-marigold p-4">
      <h2 id="waiting-edit" className="text-lg">
        Changed since it went live
      </h2>
      <Changes changes={edit.changes} />
      {isGranted(user?.grade ?? null, 'change listings') && (
        <div>
          <ApproveEdit id={sh_id} name={name} lastAt={edit.last_at} />
        </div>
      )}
    </section>
  );
}
