import type { ReactNode } from 'react';
import type { ListingCase } from '@aaspaas/contract/console/listings/calls';
import { phoneLink, sayPhone } from '@aaspaas/contract/phone-number';
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
            <Number key={number} number={number} />
          ))}
        </Fact>
        <Fact name="Email">{listing.email ?? '–'}</Fact>
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
          <a href={`/admin/people/${owner.id}`} className="text-link underline">
            {owner.name || `Account ${owner.id}`}
          </a>
        </Fact>
        <Fact name="Logs in with">
          {owner.email && <span className="block">{owner.email}</span>}
          {owner.phone && <Number number={owner.phone} />}
        </Fact>
      </Facts>
    </div>
  );
}

function Facts({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="card grid gap-2 p-4">
      <h2 className="text-lg">{title}</h2>
      <dl className="grid gap-1.5">{children}</dl>
    </section>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-3">
    <dt className="text-sm leading-6 text-ink-soft">{name}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
);

const Number = ({ number }: { number: string }) => (
  <a href={phoneLink(number)} className="block w-fit text-link underline">
    {sayPhone(number)}
  </a>
);
