import {
  mergeListings,
  type PairSide,
  readPair,
  tellApart,
} from '@aaspaas/contract/console/duplicates/calls';
import * as paths from '@aaspaas/contract/console/paths';
import { shopPath } from '@aaspaas/contract/shops/links';
import { navigate, useUrl } from '../../current-url/url';
import { ButtonLink } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { ActionButton } from '../ActionButton';
import { ConsoleFrame } from '../ConsoleFrame';
import { Email, Fact, PersonLink, PhoneLink } from '../Facts';
import { ListingStatus } from '../listings/ListingStatus';
import { useConsoleRead } from '../read-again';
import { pairRequest } from '../requests';
import { counted } from '../say-amount';
import { sayDate } from '../say-time';
import { Shown } from '../Shown';
import { useMay } from '../use-may';
import { sayWhy } from './words';

/** Two listings side by side, and what to do about them. */
export function PairPage() {
  const request = pairRequest(useUrl());
  const reading = useConsoleRead(readPair, request);
  return (
    <ConsoleFrame title="Are these the same?" crumbs={[{ label: 'Duplicates', href: paths.duplicates }]}>
      {request === null ? (
        <EmptyState title="There are no such listings." />
      ) : (
        <Shown reading={reading}>
          {({ sides: [first, second], ...likeness }) => (
            <>
              <p>They have {sayWhy(likeness)}.</p>
              <Apart first={first} second={second} isApart={likeness.is_told_apart} />
              <div className="grid gap-4 md:grid-cols-2">
                <Side side={first} other={second} />
                <Side side={second} other={first} />
              </div>
            </>
          )}
        </Shown>
      )}
    </ConsoleFrame>
  );
}

interface ApartProps {
  readonly first: PairSide;
  readonly second: PairSide;
  readonly isApart: boolean;
}

function Apart({ first, second, isApart }: ApartProps) {
  const mayTell = useMay('change listings');
  if (!mayTell) return null;
  const pair = { first: first.sh_id, second: second.sh_id };
  return (
    <div className="flex flex-wrap items-center gap-3">
      {isApart && <p>An operator has said that they are not the same.</p>}
      <ActionButton
        call={tellApart}
        body={{ ...pair, apart: !isApart }}
        label={isApart ? 'They may be the same after all' : 'Not the same'}
        done={isApart ? 'They are in the list again.' : 'They are no longer shown as alike.'}
        then={() => !isApart && navigate(paths.duplicates)}
      />
    </div>
  );
}

interface SideProps {
  readonly side: PairSide;
  readonly other: PairSide;
}

function Side({ side, other }: SideProps) {
  const { counts } = side;
  return (
    <section aria-label={`${side.name}, id ${side.sh_id}`} className="card grid content-start gap-3 p-4">
      <header className="flex items-start gap-3">
        {side.photo && <img src={side.photo} alt="" className="size-16 rounded-md object-cover" />}
        <div className="grid min-w-0 gap-1">
          <h2 className="text-lg wrap-anywhere">
            <a href={`${paths.listings}/${side.sh_id}`} className="text-link underline">
              {side.name}
            </a>
          </h2>
          <ListingStatus status={side.status} />
        </div>
      </header>
      <dl className="grid gap-1.5">
        <Fact name="Id">{side.sh_id}</Fact>
        <Fact name="Category">{side.category}</Fact>
        <Fact name="Address">{[side.address, side.city, side.pin_code].filter(Boolean).join(', ')}</Fact>
        <Fact name="Numbers">
          {side.numbers.map((number) => (
            <span key={number} className="block">
              <PhoneLink phone={number} />
            </span>
          ))}
        </Fact>
        <Fact name="Owner">
          <PersonLink id={side.owner.id} name={side.owner.name} />
        </Fact>
        <Fact name="Logs in with">
          {side.owner.email ? <Email email={side.owner.email} /> : <PhoneLink phone={side.owner.phone} />}
        </Fact>
        <Fact name="Registered">{sayDate(new Date(side.created_at))}</Fact>
        <Fact name="Paid until">{side.paid_until ? sayDate(new Date(side.paid_until)) : 'Not paid'}</Fact>
        <Fact name="Has">
          {[
            counted(counts.photos, 'photo'),
            counted(counts.reviews, 'review'),
            counted(counts.favourites, 'favourite'),
            counted(counts.deliveries, 'delivery', 'deliveries'),
            counted(counts.payments, 'payment'),
            counted(counts.taps, 'tap'),
          ].join(', ')}
        </Fact>
      </dl>
      <Keep side={side} other={other} />
    </section>
  );
}

function Keep({ side, other }: SideProps) {
  const mayMerge = useMay('delete people');
  const publicPage = (
    <ButtonLink variant="quiet" size="small" href={shopPath({ ...side, sh_name: side.name })}>
      Public page
    </ButtonLink>
  );
  if (!mayMerge) return <div>{publicPage}</div>;
  if (other.cannot_go) return <p className="text-ink-soft">This one cannot stay now. {other.cannot_go}</p>;
  const { counts } = other;
  return (
    <div className="flex flex-wrap gap-2">
      <ActionButton
        call={mergeListings}
        body={{ keep: side.sh_id, other: other.sh_id }}
        label="Keep this one"
        name={`Keep ${side.name}, id ${side.sh_id}`}
        tone="primary"
        confirm={{
          title: `Merge into “${side.name}” (id ${side.sh_id})?`,
          text: (
            <div className="grid gap-2">
              <p>
                Moved here: {counted(counts.reviews, 'review')}, {counted(counts.favourites, 'favourite')},{' '}
                {counted(counts.deliveries, 'delivery', 'deliveries')}, {counted(counts.payments, 'payment')},{' '}
                {counted(counts.taps, 'tap')}
                {other.paid_days_left > 0 && `, ${counted(other.paid_days_left, 'paid day')}`}. Where somebody
                reviewed both, the newer review stays.
              </p>
              <p>
                Deleted for good: “{other.name}” (id {other.sh_id}), {counted(counts.photos, 'photo')} and the
                login {other.owner.email ?? other.owner.phone}. Its link leads to this one. Both owners are
                told by mail.
              </p>
            </div>
          ),
          verb: 'Merge the two',
        }}
        done={({ message }) => message}
        then={({ keep }) => navigate(`${paths.listings}/${keep}`)}
      />
      {publicPage}
    </div>
  );
}
