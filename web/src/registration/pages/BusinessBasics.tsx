import { useEffect, type SyntheticEvent, useState } from 'react';
import { StepWithDraft } from '../drafts/StepWithDraft';
import { saveBusinessType } from '../steps/flows/business-type';
import type { BusinessFlow } from '../steps/flows/business-flow';
import type { CategoryList } from '@aaspaas/contract/registration/categories';
import type { Basics } from '@aaspaas/contract/registration/values';
import { TextArea } from '../../forms/fields/TextArea';
import { TextField } from '../../forms/fields/TextField';
import { focusFirstInvalid } from '../../forms/focus-first-invalid';
import { loadPinCode, savePinCode } from '../drafts/pin-code-draft';
import type { WizardStep } from '../steps/use-wizard';
import { Wizard } from '../steps/Wizard';
import { CategoryField } from '../../shops/category/CategoryField';
import { lazyPart } from '../../ui/loading/lazy-part';
import { PinCodeField } from '../../places/PinCodeField';

/** The first step of one type of business. Opening it chooses the type. */
export function BusinessBasics({ flow }: { flow: BusinessFlow }) {
  useEffect(() => void saveBusinessType(flow.type), [flow]);
  return (
    <StepWithDraft flow={flow} flowStep={flow.basics}>
      {(step) => <BasicsStep step={step} categories={flow.categories} />}
    </StepWithDraft>
  );
}

// Loaded lazily, because the pin is optional and below the fold.
const PinField = lazyPart(async () => (await import('./PinField')).PinField);

interface BasicsStepProps {
  readonly step: WizardStep<Basics>;
  readonly categories: CategoryList;
}

function BasicsStep({ step, categories }: BasicsStepProps) {
  const { form, text } = step;
  const [pinCode, setPinCode] = useState(loadPinCode);
  const typePinCode = (typed: string) => {
    setPinCode(typed);
    savePinCode(typed);
  };
  /** The pin is far from the PIN code, and its question not answered yet. */
  const [isAsking, setAsking] = useState(false);
  const next = (event?: SyntheticEvent) => {
    if (!isAsking) return step.next(event);
    event?.preventDefault();
    focusFirstInvalid(document);
  };
  return (
    <Wizard step={step} onSubmit={next}>
      <TextField label="Shop name" autoComplete="organization" {...text('shopName')} />
      <TextField label="Owner name" autoComplete="name" {...text('ownerName')} />
      <CategoryField
        own={categories.names}
        atFirst={categories.atFirst}
        value={form.values.category}
        error={form.errors.category}
        onChange={form.set('category')}
      />
      <TextArea
        label="Full address"
        rows={3}
        autoComplete="street-address"
        help="Building, street and area"
        {...text('address')}
      />
      <PinCodeField
        label="PIN code"
        optional
        value={pinCode}
        onChange={typePinCode}
        fills={{ state: text('state'), city: text('city') }}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="State" autoComplete="address-level1" {...text('state')} />
        <TextField label="City" autoComplete="address-level2" {...text('city')} />
      </div>
      <PinField city={form.values.city} pinCode={pinCode} onAsking={setAsking} />
    </Wizard>
  );
}
