import { findCity } from '@aaspaas/contract/places/cities';
import type { Position } from '@aaspaas/contract/places/distance';
import { editDefaults, editHours } from './edit-choices';
import { readHours } from '@aaspaas/contract/shops/hours';
import { weekdays } from '@aaspaas/contract/shops/weekdays';
import { daySets } from '../../forms/fields/day-sets';
import { HoursPicker } from '../../forms/fields/HoursPicker';
import { FarPin, useFarPin } from '../../places/FarPin';
import { PinCodeField } from '../../places/PinCodeField';
import { PinPicker } from '../../places/PinPicker';
import { ChoiceGroup } from '../../forms/fields/ChoiceGroup';
import { MultiChoice } from '../../forms/fields/MultiChoice';
import { TextArea } from '../../forms/fields/TextArea';
import { TextField } from '../../forms/fields/TextField';
import type { TabProps } from './use-edit-shop';

const schedules = [
  { value: 'full-time', label: 'Full time', text: 'Open day and night' },
  { value: 'part-time', label: 'Part time', text: 'Open at certain hours' },
];
const days = weekdays.map((day) => ({ value: day, label: day.slice(0, 3) }));

export function PlaceTab({ shop, editing: { form } }: TabProps) {
  const { openingHours, workingDays } = form.values;
  const isFullTime = readHours(openingHours)?.schedule === 'full-time';
  return (
    <div className="grid gap-4">
      <ChoiceGroup
        label="Schedule"
        choices={schedules}
        value={isFullTime ? 'full-time' : 'part-time'}
        onChange={(to) => form.set('openingHours')(to === 'full-time' ? 'Full time' : editDefaults.hours)}
      />
      {!isFullTime && (
        <HoursPicker hours={editHours} atFirst={editDefaults.hours} {...form.field('openingHours')} />
      )}
      <MultiChoice
        label="Working days"
        options={days}
        sets={daySets(weekdays)}
        {...form.field('workingDays')}
        value={weekdays.filter((day) => workingDays.includes(day))}
      />
      <TextArea label="Shop address" rows={3} {...form.field('address')} />
      <PinCodeField
        label="PIN code"
        optional
        {...form.field('pinCode')}
        fills={{ city: form.field('city'), state: form.field('state') }}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="City" autoComplete="address-level2" {...form.field('city')} />
        <TextField label="State" autoComplete="address-level1" {...form.field('state')} />
      </div>
      <PinTab shop={shop} form={form} />
    </div>
  );
}

/** The pin on the map; the map shows the place that is typed above it. */
function PinTab({ shop, form }: Pick<TabProps, 'shop'> & Pick<TabProps['editing'], 'form'>) {
  const { pin, pinCode, city, sureFor } = form.values;
  const { place, question } = useFarPin(pin, pinCode);
  const asked = sureFor === pinCode ? null : (question ?? form.errors.pin);
  const centre = city === shop.sh_city && pinCode === shop.sh_pin_code ? shop : (findCity(city) ?? shop);
  const put = (to: Position | null, sure = '') => form.setValues({ pin: to, sureFor: sure });
  return (
    <>
      <PinPicker value={pin} centre={place ?? centre} onChange={put} />
      {asked && <FarPin question={asked} onKeep={() => put(pin, pinCode)} onRemove={() => put(null)} />}
    </>
  );
}
