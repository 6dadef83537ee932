import * as paths from '@aaspaas/contract/console/paths';
import type { PersonRecord } from '@aaspaas/contract/console/people/calls';

import { ListingStatus } from '../listings/ListingStatus';
import { sayDate } from '../say-time';
import { useMay } from '../use-may';
import { Availability } from './Availability';
import { Email, Fact, Facts, PhoneLink } from '../Facts';
import { LicenceBadge } from './LicenceBadge';

export function PersonFacts({ person }: { readonly person: PersonRecord }) {
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      <Account person={person} />
      {person.agent && <Agent agent={person.agent} />}
      {person.shop && <Shop shop={person.shop} />}
    </div>
  );
}

function Account({ person }: { readonly person: PersonRecord }) {
  const place = [person.address, person.district, person.state].filter(Boolean).join(', ');
  return (
    <Facts title="Details">
      <Fact name="Id">{person.id}</Fact>
      <Fact name="Mobile number">
        <PhoneLink phone={person.phone} />
      </Fact>
      <Fact name="Email">
        <Email email={person.email} />
      </Fact>
      {person.pending_email && (
        <Fact name="New email">{person.pending_email} (waits to be confirmed from its mailbox)</Fact>
      )}
      {person.role === 'user' && <Fact name="Address">{place || '–'}</Fact>}
      {person.role === 'user' && <Fact name="PIN code">{person.pin_code || '–'}</Fact>}
      {person.grade && <Fact name="Grade">{person.grade}</Fact>}
      <Fact name="Joined">{sayDate(new Date(person.joined_at))}</Fact>
      <Fact name="Favourites">{person.counts.favourites}</Fact>
    </Facts>
  );
}

function Agent({ agent }: { readonly agent: NonNullable<PersonRecord['agent']> }) {
  const mayCheck = useMay('check licences');
  return (
    <Facts title="As an agent">
      <Fact name="Now">
        <Availability state={agent.availability} />
      </Fact>
      <Fact name="Works in">{agent.location}</Fact>
      <Fact name="Vehicle">{agent.vehicle_type || '–'}</Fact>
      <Fact name="Work">{agent.work_type}</Fact>
      <Fact name="Second number">
        <PhoneLink phone={agent.second_phone} />
      </Fact>
      <Fact name="WhatsApp">
        <PhoneLink phone={agent.whatsapp} />
      </Fact>
      <Fact name="Licence">
        <LicenceBadge state={agent.licence} />
        {agent.licence_reason && <span className="block text-sm">{agent.licence_reason}</span>}
        {mayCheck && agent.licence !== 'none' && (
          <a
            href={`${paths.licences}${agent.licence === 'waiting' ? '' : `?state=${agent.licence}`}`}
            className="flex min-h-11 w-fit items-center text-sm text-link underline lg:min-h-6"
          >
            See licences
          </a>
        )}
      </Fact>
      <Fact name="Stars">{agent.rating ?? 'No ratings yet'}</Fact>
      <Fact name="Deliveries">{agent.deliveries}</Fact>
    </Facts>
  );
}

const Shop = ({ shop }: { readonly shop: NonNullable<PersonRecord['shop']> }) => (
  <Facts title="Listing">
    <Fact name="Name">
      <a
        href={`${paths.listings}/${shop.sh_id}`}
        className="inline-flex min-h-11 items-center font-medium text-link underline lg:min-h-6"
      >
        {shop.name}
      </a>
    </Fact>
    <Fact name="Status">
      <ListingStatus status={shop.status} />
    </Fact>
    <Fact name="Paid until">{shop.paid_until ? sayDate(new Date(shop.paid_until)) : '–'}</Fact>
  </Facts>
);
