import { useRef, useState } from 'react';
import { approveLicence, type LicenceRow, refuseLicence } from '@aaspaas/contract/console/licences/calls';
import {
  longestRefusal,
  refusalPresets,
  refusalRules,
} from '@aaspaas/contract/console/licences/rules/refusal';
import { useNow } from '../../api/boot';
import { Button } from '../../ui/Button';
import { useProof } from '../access/ProofProvider';
import { ActionButton } from '../ActionButton';
import { ActionDialog } from '../ActionForm';
import { Fact, PersonLink, PhoneLink } from '../Facts';
import { LicenceBadge } from '../people/LicenceBadge';
import { counted } from '../say-amount';
import { sayAge } from '../say-time';

export function LicenceCard({ licence }: { readonly licence: LicenceRow }) {
  const { agent, state, reason } = licence;
  const now = useNow();
  // Which photos they were: newer ones want to be seen too.
  const [shown, setShown] = useState('');
  const age = sayAge(new Date(licence.since), now);
  return (
    <li className="card grid content-start gap-3 p-4">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg">
          <PersonLink id={agent.id} name={agent.name} />
        </h2>
        <LicenceBadge state={state} />
      </header>
      <dl className="grid gap-1">
        <Fact name={state === 'waiting' ? 'Waits' : 'Decided'}>
          {state === 'waiting' ? age : `${age} ago${licence.decided_by ? ` by ${licence.decided_by}` : ''}`}
        </Fact>
        <Fact name="Mobile number">
          <PhoneLink phone={agent.phone} />
        </Fact>
        <Fact name="Works in">{agent.location}</Fact>
        <Fact name="Vehicle">{agent.vehicle_type || '–'}</Fact>
        {reason && <Fact name="Reason">{reason}</Fact>}
      </dl>
      <LicencePhotos photos={licence.photos} name={agent.name} onShown={() => setShown(licence.since)} />
      <LicenceActions licence={licence} isSeen={shown === licence.since} />
    </li>
  );
}

interface LicenceActionsProps {
  readonly licence: LicenceRow;
  readonly isSeen: boolean;
}

/** Only what was looked at is found in order. */
function LicenceActions({ licence: { agent, state, since }, isSeen }: LicenceActionsProps) {
  const seen = { id: agent.id, since };
  return (
    <div className="flex flex-wrap gap-2">
      {state !== 'checked' && isSeen && (
        <ActionButton
          call={approveLicence}
          body={seen}
          label="In order"
          name={`The licence of ${agent.name} is in order`}
          tone="primary"
          done={`Checked. Customers see it beside the name of ${agent.name}.`}
        />
      )}
      {state !== 'refused' && (
        <ActionDialog
          button="Refuse"
          name={`Refuse the licence of ${agent.name}`}
          title={`Refuse the licence of ${agent.name}`}
          call={refuseLicence}
          fields={[
            {
              name: 'reason',
              label: 'Reason',
              kind: 'long',
              presets: refusalPresets,
              countTo: longestRefusal,
              help: 'The agent reads it in the profile and by mail.',
            },
          ]}
          rules={refusalRules}
          body={({ reason = '' }) => ({ ...seen, reason })}
          label="Refuse it"
          tone="danger"
          done="Refused. The agent is told why."
        />
      )}
    </div>
  );
}

interface LicencePhotosProps {
  readonly photos: readonly string[];
  readonly name: string;
  /** All of them are there to be seen. */
  onShown(): void;
}

/** Nothing is loaded until somebody asks for it, because each view is written down. */
function LicencePhotos({ photos, name, onShown }: LicencePhotosProps) {
  const { ask } = useProof();
  const [shown, setShown] = useState<'no' | 'yes' | 'failed'>('no');
  // A try that failed is made again with another key, so that the browser asks the server anew.
  const [tries, setTries] = useState(0);
  const loaded = useRef(new Set<string>());
  if (photos.length === 0) return <p className="text-ink-soft">The photos are gone.</p>;
  const show = async () => {
    if (shown === 'failed' && !(await ask())) return;
    setTries(tries + 1);
    setShown('yes');
  };
  const onLoad = (photo: string) => {
    loaded.current.add(photo);
    if (photos.every((each) => loaded.current.has(each))) onShown();
  };
  if (shown !== 'yes')
    return (
      <div className="grid justify-items-start gap-2">
        {shown === 'failed' && <p role="status">The photos can be seen with a fresh code.</p>}
        <Button variant="secondary" aria-label={`Show the licence of ${name}`} onClick={() => void show()}>
          {shown === 'failed' ? 'Enter the code' : `Show ${counted(photos.length, 'photo')}`}
        </Button>
      </div>
    );
  return (
    <div className="grid gap-2">
      {photos.map((photo, index) => (
        <img
          key={`${photo} ${tries}`}
          src={photo}
          alt={`Licence of ${name}, ${index + 1} of ${photos.length}`}
          className="max-h-128 w-full rounded-md border border-line object-contain"
          onLoad={() => onLoad(photo)}
          onError={() => setShown('failed')}
        />
      ))}
    </div>
  );
}
