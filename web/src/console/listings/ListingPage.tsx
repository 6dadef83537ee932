import type { ReactNode } from 'react';
import { type ListingCase, readListing } from '@aaspaas/contract/console/listings/calls';
import * as paths from '@aaspaas/contract/console/paths';
import { shopPath } from '@aaspaas/contract/shops/links';
import { useNow } from '../../api/boot';
import { useUrl } from '../../current-url/url';
import { ButtonLink } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { ConsoleFrame } from '../ConsoleFrame';
import { Email, Fact, Facts, PersonLink, PhoneLink } from '../Facts';
import { Notes } from '../people/Notes';
import { useConsoleRead } from '../read-again';
import { listingRequest } from '../requests';
import { sayAge, sayDate } from '../say-time';
import { Shown } from '../Shown';
import { useMay } from '../use-may';
import { ApproveEdit, Changes } from './Changes';
import { ListingActions } from './ListingActions';
import { ListingHistory } from './ListingHistory';
import { ListingStatus } from './ListingStatus';
import { kindWords } from './words';

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
  const list =
    listing.kind === 'service'
      ? { label: 'Services', href: paths.services }
      : { label: 'Shops', href: paths.shops };
  return (
    <ConsoleFrame
      title={listing.name}
      crumbs={[list]}
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
  const mayChange = useMay('change listings');
  const { sh_id, name, waiting_edit: edit } = listing;
  if (!edit) return null;
  return (
    <section aria-labelledby="waiting-edit" className="card grid gap-3 border-marigold p-4">
      <h2 id="waiting-edit" className="text-lg">
        Changed since it went live
      </h2>
      <Changes changes={edit.changes} />
      {mayChange && (
        <div>
          <ApproveEdit id={sh_id} name={name} lastAt={edit.last_at} />
        </div>
      )}
    </section>
  );
}

function ListingFacts({ listing }: { listing: ListingCase }) {
  const { owner } = listing;
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      <Facts title="The business">
        <Fact name="Id">{listing.sh_id}</Fact>
        <Fact name="Kind">{kindWords[listing.kind]}</Fact>
        <Fact name="Category">{listing.category}</Fact>
        <Fact name="Address">{[listing.address, listing.city].filter(Boolean).join(', ') || '–'}</Fact>
        <Fact name="PIN code">{listing.pin_code ?? '–'}</Fact>
        <Fact name="Numbers">
          {listing.numbers.map((number) => (
            <p key={number}>
              <PhoneLink phone={number} />
            </p>
          ))}
        </Fact>
        <Fact name="Email">
          <Email email={listing.email} />
        </Fact>
        <Fact name="Photos">{listing.photos}</Fact>
        <Fact name="Reviews">
          {listing.reviews}
          {listing.stars !== null && ` (${listing.stars} stars)`}
        </Fact>
        <Fact name="Favourite of">{listing.favourites}</Fact>
        <Fact name="Registered">{sayDate(new Date(listing.created_at))}</Fact>
      </Facts>
      <Facts title="The owner">
        <Fact name="Name">
          <PersonLink id={owner.id} name={owner.name || `Account ${owner.id}`} />
        </Fact>
        <Fact name="Logs in with">
          {owner.email && (
            <p>
              <Email email={owner.email} />
            </p>
          )}
          {owner.phone && <PhoneLink phone={owner.phone} />}
        </Fact>
      </Facts>
    </div>
  );
}
