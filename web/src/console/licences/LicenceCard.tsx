import { useState } from 'react';
import { approveLicence, type LicenceRow, refuseLicence } from '@aaspaas/contract/console/licences/calls';
import {
  longestRefusal,
  refusalPresets,
  refusalRules,
} from '@aaspaas/contract/console/licences/rules/refusal';
import { useNow } from '../../api/boot';
import { ActionButton } from '../ActionButton';
import { ActionDialog } from '../ActionForm';
import { Fact, PersonLink, PhoneLink } from '../Facts';
import { LicenceBadge } from '../people/LicenceBadge';
import { sayAge } from '../say-time';
import { LicencePhotos } from './LicencePhotos';

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
