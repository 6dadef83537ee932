import type { ReactNode } from 'react';
import type { Flow, FlowStep } from '../steps/flows/flow';
import { useDraft } from './use-draft';
import { type WizardStep, useWizard } from '../steps/use-wizard';
import { WizardFrame } from '../steps/Wizard';

interface StepWithDraftProps<Values extends object> {
  readonly flow: Flow;
  readonly flowStep: FlowStep<Values>;
  /** Adds files to the draft, which are not kept as text. */
  readonly withFiles?: (values: Values) => Promise<Values>;
  /** Renders the step's fields. */
  readonly children: (step: WizardStep<Values>) => ReactNode;
}

/** A step of a registration: its frame first, and its fields once the draft has been read. */
export function StepWithDraft<Values extends object>({ withFiles, ...at }: StepWithDraftProps<Values>) {
  const initial = useDraft(at.flowStep, withFiles);
  if (!initial) return <WizardFrame flow={at.flow} flowStep={at.flowStep} />;
  return <LoadedStep key={`${at.flowStep.path} ${at.flowStep.draft.key}`} {...at} initial={initial} />;
}

type LoadedStepProps<Values extends object> = Omit<StepWithDraftProps<Values>, 'withFiles'> & {
  initial: Values;
};

function LoadedStep<Values extends object>({ flow, flowStep, initial, children }: LoadedStepProps<Values>) {
  return children(useWizard(flow, flowStep, initial));
}
