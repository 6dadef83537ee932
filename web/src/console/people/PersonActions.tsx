import * as paths from '@aaspaas/contract/console/paths';
import {
  deletePerson,
  endPersonSessions,
  exportPerson,
  type PersonRecord,
  releasePhone,
  unlockPerson,
} from '@aaspaas/contract/console/people/calls';
import { sayPhone } from '@aaspaas/contract/phone-number';
import { product } from '@aaspaas/contract/product';
import { navigate } from '../../current-url/url';
import { keepJson } from '../../ui/keep-file';
import { ActionButton } from '../ActionButton';
import { counted } from '../say-amount';
import { useMay } from '../use-may';
import { EditPerson } from './EditPerson';

/** What an admin may do for a person. Admins have a page of their own. */
export function PersonActions({ person }: { readonly person: PersonRecord }) {
  const [mayChange, mayDelete, mayExport] = [
    useMay('change people'),
    useMay('delete people'),
    useMay('export data'),
  ];
  if (person.role === 'admin')
    return (
      <p>
        This is an admin’s account.{' '}
        <a href={paths.admins} className="text-link underline">
          Admins are managed here
        </a>
        .
      </p>
    );
  if (!mayChange && !mayDelete && !mayExport) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {mayChange && <EditPerson key={person.seen} person={person} />}
      {mayChange && <Access person={person} />}
      {mayExport && <Export person={person} />}
      {mayDelete && <Delete person={person} />}
    </div>
  );
}

function Access({ person }: { readonly person: PersonRecord }) {
  const { id, name, phone, is_locked: isLocked, counts } = person;
  // Without the number nobody could log in, or reach the agent.
  const canBeWithout = person.email !== null && person.role !== 'deliverystaff';
  return (
    <>
      {isLocked && (
        <ActionButton
          call={unlockPerson}
          body={{ id }}
          label="Unlock"
          confirm={{
            title: `Unlock ${name}?`,
            text: 'Devices that the account does not know may try passwords again. Make sure that you speak to the person.',
            verb: 'Unlock',
          }}
          done="Unlocked."
        />
      )}
      {counts.sessions > 0 && (
        <ActionButton
          call={endPersonSessions}
          body={{ id }}
          label="Log out everywhere"
          confirm={{
            title: `Log ${name} out everywhere?`,
            text: `${counted(counts.sessions, 'device is', 'devices are')} logged out now.`,
            verb: 'Log out',
          }}
          done="Logged out everywhere."
        />
      )}
      {phone && canBeWithout && (
        <ActionButton
          call={releasePhone}
          body={{ id }}
          label="Release number"
          confirm={{
            title: `Take ${sayPhone(phone)} out of this account?`,
            text: 'Do this when the number is somebody else’s; call it first. The account keeps its email and is told by mail. A listing that shows the number is suspended until it shows another one.',
            verb: 'Release the number',
          }}
          done={({ message }) => message}
        />
      )}
    </>
  );
}

const Export = ({ person: { id, name } }: { readonly person: PersonRecord }) => (
  <ActionButton
    call={exportPerson}
    body={{ id }}
    label="Export data"
    confirm={{
      title: `Everything about ${name} as a file?`,
      text: 'Only on the person’s request, and only to the person. Who took the file is written down.',
      verb: 'Save the file',
    }}
    done="The file is saved."
    then={({ data }) => keepJson(data, `${product.slug}-person-${id}.json`)}
  />
);

function Delete({ person }: { readonly person: PersonRecord }) {
  const { id, name, counts, shop, role } = person;
  const list = role === 'deliverystaff' ? paths.agents : paths.customers;
  return (
    <ActionButton
      call={deletePerson}
      body={{ id }}
      label="Delete account"
      tone="danger"
      confirm={{
        title: `Delete ${name} for good?`,
        text: (
          <div className="grid gap-2">
            <p>Only on the person’s request. It cannot be brought back.</p>
            <p>
              Deleted: the account
              {shop && `, the listing ${shop.name}`}, {counted(counts.photos, 'photo')},{' '}
              {counted(counts.favourites, 'favourite')}, {counted(counts.notes, 'note')},{' '}
              {counted(counts.sessions, 'login')}.
            </p>
            <p>
              Kept without the name: {counted(counts.reviews, 'review')},{' '}
              {counted(counts.payments, 'payment')}, {counted(counts.deliveries, 'delivery', 'deliveries')}
              {counts.open_deliveries > 0 && ` (${counts.open_deliveries} open, which end now)`}.
            </p>
          </div>
        ),
        verb: 'Delete account',
      }}
      done="The account is deleted."
      then={() => navigate(list)}
    />
  );
}
