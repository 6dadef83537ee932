import { deliveryChoices } from './edit-choices';
import { onlyComesHome, serviceAreas } from '@aaspaas/contract/shops/service-areas';
import { useSameNumber } from '../../forms/use-same-number';
import { CheckboxField } from '../../forms/fields/CheckboxField';
import { ChoiceGroup } from '../../forms/fields/ChoiceGroup';
import { PhoneField } from '../../forms/fields/PhoneField';
import { EmailField } from '../../forms/fields/TextField';
import type { TabProps } from './use-edit-shop';

export function ContactTab({ shop, editing: { form } }: TabProps) {
  const primary = form.field('primaryPhone');
  const whatsapp = form.field('whatsappNumber');
  const { onFirst, onSecond, tick } = useSameNumber(primary, whatsapp);
  return (
    <div className="grid gap-4">
      <ChoiceGroup
        label="Where do you serve customers?"
        choices={serviceAreas.map((value) => ({ value, label: value }))}
        {...form.field('serviceArea')}
        value={serviceAreas.find((area) => area === form.values.serviceArea) ?? ''}
      />
      {!onlyComesHome(shop.sh_shop_or_service, form.values.serviceArea) && (
        <ChoiceGroup
          label="Delivery"
          choices={deliveryChoices}
          {...form.field('deliveryOption')}
          value={deliveryChoices.find(({ value }) => value === form.values.deliveryOption)?.value ?? ''}
        />
      )}
      <PhoneField
        label="Primary phone"
        help="Customers call this one. The number that you log in with is in Settings."
        {...primary}
        onChange={onFirst}
      />
      <div>
        <PhoneField label="WhatsApp number" {...whatsapp} onChange={onSecond} />
        <CheckboxField {...tick} label="Same as the primary phone" />
      </div>
      <PhoneField label="Alternate phone" optional {...form.field('alternatePhone')} />
      <EmailField
        label="Email"
        optional
        help="For letters about your shop. Customers do not see it; you log in with your account's address."
        {...form.field('email')}
      />
    </div>
  );
}
