import type { ListingCase } from '@aaspaas/contract/console/listings/calls';
import { Email, Fact, Facts, PersonLink, PhoneLink } from '../Facts';
import { sayDate } from '../say-time';
import { kindWords } from './words';

export function ListingFacts({ listing }: { listing: ListingCase }) {
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
            <span key={number} className="block">
              <PhoneLink phone={number} />
            </span>
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
            <span className="block">
              <Email email={owner.email} />
            </span>
          )}
          {owner.phone && <PhoneLink phone={owner.phone} />}
        </Fact>
      </Facts>
    </div>
  );
}
