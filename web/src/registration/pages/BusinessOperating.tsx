import { useEffect } from 'react';
import { kindOf, type Operating, workingDays } from '@aaspaas/contract/registration/values';
import { StepWithDraft } from '../drafts/StepWithDraft';
import { saveBusinessType } from '../steps/flows/business-type';
import type { BusinessFlow } from '../steps/flows/business-flow';
import { hourChoices } from '@aaspaas/contract/registration/rules/opening-hours';
import { deliveryOptions } from '@aaspaas/contract/shops/delivery-options';
import type { Kind } from '@aaspaas/contract/shops/kinds';
import { onlyComesHome, serviceAreas } from '@aaspaas/contract/shops/service-areas';
import { asChoice } from '../../forms/fields/as-choice';
import { daySets } from '../../forms/fields/day-sets';
import { HoursPicker } from '../../forms/fields/HoursPicker';
import { ChoiceGroup } from '../../forms/fields/ChoiceGroup';
import { MultiChoice } from '../../forms/fields/MultiChoice';
import { operatingAtFirst } from '../drafts/business-draft-forms';
import type { WizardStep } from '../steps/use-wizard';
import { Wizard } from '../steps/Wizard';

/** The second step of one type of business. Opening it chooses the type. */
export function BusinessOperating({ flow }: { flow: BusinessFlow }) {
  useEffect(() => void saveBusinessType(flow.type), [flow]);
  return (
    <StepWithDraft flow={flow} flowStep={flow.operating}>
      {(step) => <OperatingStep step={step} kind={kindOf(flow.type)} />}
    </StepWithDraft>
  );
}

const schedules = [
  { value: 'full-time', label: 'Full time', text: 'Open day and night' },
  { value: 'part-time', label: 'Part time', text: 'Open at certain hours' },
];
const fullTime = 'Full time';

interface OperatingStepProps {
  readonly step: WizardStep<Operating>;
  readonly kind: Kind;
}

function OperatingStep({ step, kind }: OperatingStepProps) {
  const { form } = step;
  const isFullTime = form.values.scheduleType === 'full-time';
  const chooseSchedule = (scheduleType: string) =>
    form.setValues({
      scheduleType,
      openingHours: scheduleType === 'full-time' ? fullTime : operatingAtFirst.openingHours,
    });
  return (
    <Wizard step={step}>
      <MultiChoice
        label="Working days"
        options={workingDays.map(asChoice)}
        sets={daySets(workingDays)}
        {...form.field('workingDays')}
        onChange={(days) => form.set('workingDays')(workingDays.filter((day) => days.includes(day)))}
      />
      <ChoiceGroup
        label="Schedule"
        choices={schedules}
        value={form.values.scheduleType}
        error={form.errors.scheduleType}
        onChange={chooseSchedule}
      />
      {!isFullTime && (
        <HoursPicker
          hours={hourChoices}
          atFirst={operatingAtFirst.openingHours}
          {...form.field('openingHours')}
        />
      )}
      <ChoiceGroup
        label="Where do you serve customers?"
        choices={serviceAreas.map(asChoice)}
        {...form.field('serviceArea')}
      />
      {!onlyComesHome(kind, form.values.serviceArea) && (
        <ChoiceGroup
          label="Do you deliver?"
          choices={deliveryOptions.map(asChoice)}
          {...form.field('deliveryOption')}
        />
      )}
    </Wizard>
  );
}
