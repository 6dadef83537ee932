import type { RequestOf } from '@aaspaas/contract/call';
import type { addShop } from '@aaspaas/contract/registration/calls';
import { defaultCategory } from '@aaspaas/contract/registration/values';
import type { Basics, Branding, Contact, Operating } from '@aaspaas/contract/registration/values';
import { readEmail } from '@aaspaas/contract/accounts/rules/email';
import type { PickedFile } from '@aaspaas/contract/photos/rules/files';
import { categories, categoryNamed } from '@aaspaas/contract/shops/categories';
import { readHours } from '@aaspaas/contract/shops/hours';
import { readList, readPhone } from '../http/read-typed';
import { unreadPrices } from '../shops/read-edit';

type Body = RequestOf<typeof addShop>;

/** The four steps of a business's registration, under the field names of the rules. */
export interface Business extends Basics, Operating, Branding, Contact {}

export function readBusiness(
  body: Body,
  clean: (typed: string) => string,
  images: readonly PickedFile[],
): Business {
  const typed = (text = ''): string => clean(text).trim();
  return {
    shopName: typed(body.shop_name),
    ownerName: typed(body.owner_name),
    category: readCategory(body),
    address: typed(body.shop_address),
    state: typed(body.state),
    city: typed(body.city),
    ...readOperating(body),
    images,
    description: typed(body.description),
    services: readServices(body).map(typed),
    prices: readList(body.item_prices ?? '', 'prices', unreadPrices),
    primaryPhone: readPhone(body.primary_phone),
    alternatePhone: readPhone(body.secondary_phone),
    whatsappNumber: readPhone(body.whatsapp_number),
    email: readEmail(clean(body.email ?? '')),
    password: body.password,
    // The form has checked that both passwords are the same, and sends one.
    confirm: body.password,
  };
}

/** By its name in any case, or by its id. If neither is sent, Grocery is meant. */
function readCategory({ category_name, category_id }: Body): string {
  const ofId = () => categories.find(({ id }) => String(id) === category_id?.trim())?.name ?? '';
  const name = category_name ?? (category_id === undefined ? defaultCategory.name : ofId());
  return categoryNamed(name)?.name ?? name.trim();
}

function readOperating(body: Body): Operating {
  const openingHours = body.opening_hours?.trim() ?? '';
  return {
    workingDays: readList(
      body.working_days ?? '',
      'workingDays',
      'The working days could not be read. Please choose them again.',
    ),
    // 'Full time' is also sent for a business without opening hours, so the hours decide.
    scheduleType: body.schedule_type?.trim() || (readHours(openingHours)?.schedule ?? ''),
    openingHours,
    serviceArea: body.service_area?.trim() ?? '',
    deliveryOption: body.delivery_option?.trim() ?? '',
  };
}

function readServices({ product_and_service = '' }: Body): string[] {
  const message = 'The products and services could not be read. Please add them again.';
  return readList(product_and_service, 'services', message);
}
