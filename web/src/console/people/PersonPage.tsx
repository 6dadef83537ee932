import * as paths from '@aaspaas/contract/console/paths';
import { type PersonRecord, readPerson } from '@aaspaas/contract/console/people/calls';
import { useUrl } from '../../current-url/url';
import { Avatar } from '../../ui/Avatar';
import { Badge } from '../../ui/Badge';
import { EmptyState } from '../../ui/EmptyState';
import { ConsoleFrame } from '../ConsoleFrame';
import { Email, Fact, Facts, PhoneLink } from '../Facts';
import { ListingStatus } from '../listings/ListingStatus';
import { useConsoleRead } from '../read-again';
import { personRequest } from '../requests';
import { sayDate } from '../say-time';
import { Shown } from '../Shown';
import { useMay } from '../use-may';
import { LicenceBadge } from './LicenceBadge';
import { Notes } from './Notes';
import { PersonActions } from './PersonActions';
import { PersonHistory } from './PersonHistory';
import { Availability, roleWords } from './words';

/** One person with everything that belongs to the account, and what can be done for them. */
export function PersonPage() {
  const request = personRequest(useUrl());
  const reading = useConsoleRead(readPerson, request);
  if (reading.state !== 'loaded')
    return (
      <ConsoleFrame title="Person">
        {request ? (
          <Shown reading={reading}>{() => null}</Shown>
        ) : (
          <EmptyState title="There is no such account." />
        )}
      </ConsoleFrame>
    );
  const { person } = reading.reply;
  return (
    <ConsoleFrame title={person.name} crumbs={[crumbOf(person)]}>
      <Head person={person} />
      <PersonFacts person={person} />
      <Notes subject="account" id={person.id} />
      <PersonHistory person={person} />
    </ConsoleFrame>
  );
}

const crumbOf = ({ role }: PersonRecord) =>
  role === 'deliverystaff'
    ? { label: 'Agents', href: paths.agents }
    : { label: 'Customers', href: paths.customers };

function Head({ person }: { readonly person: PersonRecord }) {
  return (
    <section aria-label="Account" className="card grid gap-3 p-4">
      <div className="flex flex-wrap items-center gap-3">
        <Avatar name={person.name} src={person.picture} size={48} />
        <Badge tone="leaf">{roleWords[person.role]}</Badge>
        {person.is_locked && <Badge state="bad">Locked after wrong passwords</Badge>}
      </div>
      <PersonActions person={person} />
    </section>
  );
}

function PersonFacts({ person }: { readonly person: PersonRecord }) {
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
