import { useRef, useState } from 'react';
import { availabilities, type Availability, availabilityLabels } from '@aaspaas/contract/agents/availability';
import { editAgent } from '@aaspaas/contract/agents/calls';
import { upload } from '../../api/upload';
import { ChoiceGroup } from '../../forms/fields/ChoiceGroup';
import { useSession } from '../../session/session';
import { useToast } from '../../ui/toasts/Toast';
import { reportMissingUser, saveSentence } from './save-sentences';

const choices = availabilities.map((value) => ({ value, label: availabilityLabels[value] }));

/** The parts of one switch, beside each other as far as their words have room. */
const switchClasses =
  'grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] gap-1 rounded-md border border-control p-1 *:justify-center *:border-transparent *:px-1 *:text-center *:text-sm';

interface AvailabilitySwitchProps {
  readonly first: Availability;
  /** Called when the server has it. */
  onChanged(availability: Availability): void;
}

/** The agent's one switch. It counts at once: nothing else has to be saved with it. */
export function AvailabilitySwitch({ first, onChanged }: AvailabilitySwitchProps) {
  const { user } = useSession();
  const toast = useToast();
  const [shown, setShown] = useState(first);
  const saved = useRef(first);
  const lastSaving = useRef(Promise.resolve());

  async function save(wanted: Availability) {
    if (!user) {
      setShown(saved.current);
      return reportMissingUser(toast);
    }
    try {
      await upload(editAgent, { u_id: user.u_id, u_delivery_status: wanted }, {});
      saved.current = wanted;
      onChanged(wanted);
    } catch (failure) {
      // A later press is still on its way.
      setShown((now) => (now === wanted ? saved.current : now));
      toast('error', saveSentence(failure));
    }
  }
  const choose = (wanted: Availability) => {
    setShown(wanted);
    // One after the other, so that of two presses the last one stays.
    lastSaving.current = lastSaving.current.then(() => save(wanted));
  };
  return (
    <section className="card p-4 sm:p-6">
      <ChoiceGroup
        label="Availability"
        layout={switchClasses}
        choices={choices}
        value={shown}
        onChange={choose}
        help="Customers see this at once."
      />
    </section>
  );
}
