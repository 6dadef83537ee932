import type { Basics } from '@aaspaas/contract/registration/values';
import { PinCodeField } from '../../places/PinCodeField';
import type { WizardStep } from '../../registration/steps/use-wizard';

interface BasicsPinCodeProps extends Pick<WizardStep<Basics>, 'text'> {
  readonly value: string;
  onChange(typed: string): void;
}

/** The PIN code of the business, which fills in its state and city. */
export function BasicsPinCode({ text, ...field }: BasicsPinCodeProps) {
  const fills = { state: text('state'), city: text('city') };
  return <PinCodeField label="PIN code" optional {...field} fills={fills} />;
}
