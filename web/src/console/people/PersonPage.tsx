import * as paths from '@aaspaas/contract/console/paths';
import { type PersonRecord, readPerson } from '@aaspaas/contract/console/people/calls';
import { useUrl } from '../../current-url/url';
import { Avatar } from '../../ui/Avatar';
import { Badge } from '../../ui/Badge';
import { EmptyState } from '../../ui/EmptyState';
import { ConsoleFrame } from '../ConsoleFrame';
import { useConsoleRead } from '../read-again';
import { Shown } from '../Shown';
import { Notes } from './Notes';
import { PersonActions } from './PersonActions';
import { PersonFacts } from './PersonFacts';
import { PersonHistory } from './PersonHistory';
import { personRequest } from '../requests';
import { roleWords } from './words';

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
