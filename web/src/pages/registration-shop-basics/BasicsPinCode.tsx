import { useState } from 'react';
import type { Basics } from '@aaspaas/contract/registration/values';
import { PinCodeField } from '../../places/PinCodeField';
import { loadPinCode, savePinCode } from '../../registration/drafts/pin-code-draft';
import type { WizardStep } from '../../registration/steps/use-wizard';

/** The PIN code of the business, which fills in its state and city. */
export function BasicsPinCode({ text }: Pick<WizardStep<Basics>, 'text'>) {
  const [pinCode, setPinCode] = useState(loadPinCode);
  const type = (typed: string) => {
    setPinCode(typed);
    savePinCode(typed);
  };
  const fills = { state: text('state'), city: text('city') };
  return <PinCodeField label="PIN code" optional value={pinCode} onChange={type} fills={fills} />;
}
