import type { ReactNode } from 'react';
import type { CategoryList } from '@aaspaas/contract/registration/categories';
import type { Basics } from '@aaspaas/contract/registration/values';
import { ChoiceGroup } from '../../forms/fields/ChoiceGroup';
import { TextArea } from '../../forms/fields/TextArea';
import { TextField } from '../../forms/fields/TextField';
import type { WizardStep } from '../../registration/steps/use-wizard';
import { Wizard } from '../../registration/steps/Wizard';
import { BasicsPinCode } from './BasicsPinCode';

interface BasicsStepProps {
  readonly step: WizardStep<Basics>;
  readonly categories: CategoryList;
  /** The optional pin on the map. */
  readonly where: ReactNode;
}

export function BasicsStep({ step, categories, where }: BasicsStepProps) {
  const { form, text } = step;
  return (
    <Wizard step={step}>
      <TextField label="Shop name" autoComplete="organization" {...text('shopName')} />
      <TextField label="Owner name" autoComplete="name" {...text('ownerName')} />
      <ChoiceGroup
        label="Business category"
        choices={categories.names.map((name) => ({ value: name, label: name }))}
        first={categories.atFirst}
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
      <BasicsPinCode text={text} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="State" autoComplete="address-level1" {...text('state')} />
        <TextField label="City" autoComplete="address-level2" {...text('city')} />
      </div>
      {where}
    </Wizard>
  );
}
