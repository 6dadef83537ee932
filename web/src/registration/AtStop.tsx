import type { ReactNode } from 'react';
import type { Itinerary, Stop } from './itinerary';
import { useDraft } from './use-draft';
import { type Step, useWizard } from './use-wizard';
import { WizardFrame } from './Wizard';

interface AtStopProps<Values extends object> {
  readonly itinerary: Itinerary;
  readonly stop: Stop<Values>;
  /** Adds to the draft what is not kept as text. */
  readonly withFiles?: (values: Values) => Promise<Values>;
  /** Draws the step's fields. */
  readonly children: (step: Step<Values>) => ReactNode;
}

/** A step of a registration, from the moment its page is opened: its frame first, its fields when the draft is there. */
export function AtStop<Values extends object>({ withFiles, ...at }: AtStopProps<Values>) {
  const initial = useDraft(at.stop, withFiles);
  if (!initial) return <WizardFrame itinerary={at.itinerary} stop={at.stop} />;
  return <FilledStop key={`${at.stop.path} ${at.stop.draft.key}`} {...at} initial={initial} />;
}

type FilledStopProps<Values extends object> = Omit<AtStopProps<Values>, 'withFiles'> & { initial: Values };

function FilledStop<Values extends object>({ itinerary, stop, initial, children }: FilledStopProps<Values>) {
  return children(useWizard(itinerary, stop, initial));
}
