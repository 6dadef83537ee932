import type { RequestOf } from '@aaspaas/contract/call';
import type { editShop } from '@aaspaas/contract/shops/calls';
import { categoryNamed } from '@aaspaas/contract/shops/categories';
import { type ShopEdit, shopEditRules } from '@aaspaas/contract/shops/rules/edit';
import { readDays } from '@aaspaas/contract/shops/weekdays';
import { readEmail } from '@aaspaas/contract/accounts/rules/email';
import type { RuleTable } from '@aaspaas/contract/rule-engine/rule';
import { stripScripts } from '@aaspaas/contract/rule-engine/text';
import { readList } from '../http/read-typed';
import { isPin } from '@aaspaas/contract/places/place';
import { refusal } from '@aaspaas/contract/failure';
import { type Kind, kinds } from '@aaspaas/contract/shops/kinds';

type Body = RequestOf<typeof editShop>;

export const unreadPrices = 'The prices could not be read. Please enter them again.';

/** The fields that were sent and are not empty, under the names of the rules. The others keep what is stored. */
export type Edit = Partial<ShopEdit>;

export function readEdit(body: Body): Edit {
  return onlyGiven({
    shopName: typed(body.sh_name),
    ownerName: typed(body.sh_owner_name),
    // A name that is no category is left to the rules.
    category: whereTyped(body.sh_category_name, (name) => categoryNamed(name)?.name ?? name),
    description: typed(body.sh_description),
    services: whereTyped(body.sh_product_and_service, readServices),
    prices: whereTyped(body.item_prices, (json) => readList(json, 'prices', unreadPrices)),
    address: typed(body.sh_address),
    state: typed(body.sh_state),
    city: typed(body.sh_city),
    pinCode: typed(body.sh_pin_code),
    workingDays: whereTyped(body.sh_working_days, readDays),
    openingHours: typed(body.sh_opening_hours),
    deliveryOption: typed(body.sh_delivery_option),
    serviceArea: typed(body.sh_service_area_coverage),
    primaryPhone: typed(body.sh_primary_phone),
    alternatePhone: typed(body.sh_secondary_phone),
    whatsappNumber: typed(body.sh_whatsapp_number),
    email: whereTyped(body.sh_email, readEmail),
  });
}

const typed = (text = ''): string | null => stripScripts(text).trim() || null;

function whereTyped<Value>(text: string | undefined, read: (text: string) => Value): Value | null {
  const given = typed(text);
  return given === null ? null : read(given);
}

function readServices(json: string): string[] {
  const message = 'The products and services could not be read. Please add them again.';
  return readList(json, 'services', message).map((service) => service.trim());
}

function onlyGiven(values: { readonly [Field in keyof ShopEdit]: ShopEdit[Field] | null }): Edit {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
}

/** Only the rules of fields that were sent. */
export function rulesFor(edit: Edit): RuleTable<Edit> {
  const given = Object.entries(shopEditRules).filter(([field]) => field in edit);
  return Object.fromEntries(given);
}

/** '560 034' is read too. What is no PIN code is as if it were not given, because nobody has to give one. */
export function readPinCode(typed = ''): string | null {
  const digits = typed.replace(/\s/g, '');
  return isPin(digits) ? digits : null;
}

/** The kind of a business. */
export function readKind(typed: string): Kind {
  const kind = kinds.find((one) => one === typed.trim().toLowerCase());
  if (kind) return kind;
  throw refusal('invalid', { kind: 'Please choose shop, service or both.' });
}
