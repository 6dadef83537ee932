import type { RequestTo } from '@aaspaas/contract/call';
import type { addShop } from '@aaspaas/contract/registration/calls';
import { unknownPlace } from '@aaspaas/contract/places/unknown-place';
import { type Contact, defaultCategory, kindOf, type Operating } from '@aaspaas/contract/registration/values';
import { type RuleTable } from '@aaspaas/contract/rule-engine/rule';
import { complain } from '../../forms/complain';
import { categoryNamed } from '@aaspaas/contract/shops/categories';
import type { Kind } from '@aaspaas/contract/shops/kinds';
import { deliveryOf } from '@aaspaas/contract/shops/delivery-of';
import type { BusinessFlow } from '../steps/flows/business-flow';
import type { BusinessDrafts } from '../drafts/business-drafts';

type Fields = RequestTo<typeof addShop>;

/** The request of a registration. The photos are sent beside it. */
export function businessPayload(
  { type, operating, branding }: Pick<BusinessFlow, 'type' | 'operating' | 'branding'>,
  kept: BusinessDrafts,
  contact: Contact,
): Fields {
  const kind = kindOf(type);
  return {
    service_or_shop: kind,
    ...basicsFields(kept.basics),
    ...pinFields(kept.pin),
    ...(kept.pinCode && { pin_code: kept.pinCode }),
    ...(kept.pinCode && kept.pin?.sureFor === kept.pinCode && { pin_sure: '1' }),
    ...operatingFields(onlyValid(operating.rules, withDelivery(kind, kept.operating))),
    ...brandingFields(onlyValid(branding.rules, kept.branding)),
    primary_phone: contact.primaryPhone,
    secondary_phone: contact.alternatePhone,
    whatsapp_number: contact.whatsappNumber,
    email: contact.email.trim(),
    password: contact.password,
  };
}

/** A skipped step may hold anything; what breaks a rule is not sent, and is finished in the profile. */
function onlyValid<Values extends object>(rules: RuleTable<Values>, values: Values): Partial<Values> {
  const complaints = complain(rules, values);
  const kept = Object.entries(values).filter(([field]) => !(field in complaints));
  // These are some of the values' own fields.
  return Object.fromEntries(kept) as Partial<Values>;
}

function basicsFields({ category, ...basics }: BusinessDrafts['basics']) {
  return {
    shop_name: basics.shopName.trim(),
    owner_name: basics.ownerName.trim(),
    shop_address: basics.address.trim(),
    state: basics.state.trim(),
    city: basics.city.trim(),
    location: basics.city.trim() || basics.state.trim(),
    category_id: String(categoryNamed(category)?.id ?? defaultCategory.id),
    category_name: category || defaultCategory.name,
  };
}

/** Without a pin, the server uses the point of the PIN code, or the middle of the city. */
function pinFields(pin: BusinessDrafts['pin']) {
  const { latitude, longitude } = pin ?? unknownPlace;
  return { latitude: String(latitude), longitude: String(longitude) };
}

const withDelivery = (kind: Kind, operating: Operating): Operating => ({
  ...operating,
  deliveryOption: deliveryOf(kind, operating),
});

function operatingFields(operating: Partial<BusinessDrafts['operating']>): Partial<Fields> {
  const { workingDays, openingHours, scheduleType, serviceArea, deliveryOption } = operating;
  return {
    ...(serviceArea && { service_area: serviceArea }),
    ...(deliveryOption && { delivery_option: deliveryOption }),
    // The pickers begin with hours that nobody has chosen; without working days they mean nothing.
    ...(workingDays && { working_days: JSON.stringify(workingDays) }),
    ...(workingDays && openingHours && { opening_hours: openingHours }),
    ...(workingDays && scheduleType && { schedule_type: scheduleType }),
  };
}

function brandingFields({
  description,
  services,
  prices,
}: Partial<BusinessDrafts['branding']>): Partial<Fields> {
  return {
    ...(description && { description: description.trim() }),
    ...(services && { product_and_service: JSON.stringify(services.map((service) => service.trim())) }),
    ...(services && prices?.some(Boolean) && { item_prices: JSON.stringify(prices) }),
  };
}
