import type { Kind } from '@aaspaas/contract/shops/kinds';

/** Forms that pass every rule, each for a new person. */

let people = 0;

/** The rules reject a number that holds a digit more than five times. */
function nextMobile(): string {
  for (;;) {
    const mobile = `98${String(++people * 7919 + 12_345_678).slice(-8)}`;
    if (!/(\d)(?:.*\1){5}/.test(mobile)) return mobile;
  }
}

const categoryOf = { shop: 'Bakery', service: 'Salon', both: 'Electronics' } as const;

/** The whole form without photos. */
export function shopForm(kind: Kind = 'shop') {
  const mobile = nextMobile();
  return {
    service_or_shop: kind,
    shop_name: 'Anand Stores',
    owner_name: 'Anand Menon',
    category_name: categoryOf[kind],
    shop_address: '12 Market Road, Fort Kochi',
    state: 'Kerala',
    city: 'Kochi',
    working_days: '["Mon","Tue","Sat"]',
    schedule_type: 'part-time',
    opening_hours: '09:00 AM - 06:00 PM',
    service_area: 'Both',
    delivery_option: 'Only in-store service',
    description: 'Bread, buns and cakes from our own oven, fresh every morning since 1982.',
    product_and_service: '["Bread","Cakes"]',
    primary_phone: mobile,
    secondary_phone: '',
    whatsapp_number: mobile,
    email: `owner${people}@example.in`,
    password: 'oven and flour',
  };
}

/** Basics and contact only, as of an owner who skipped the other two steps. */
export function hastyShopForm(kind: Kind = 'shop') {
  const {
    working_days: _days,
    schedule_type: _schedule,
    opening_hours: _hours,
    service_area: _area,
    delivery_option: _delivery,
    description: _description,
    product_and_service: _services,
    ...form
  } = shopForm(kind);
  return form;
}

export function agentForm() {
  const mobile = nextMobile();
  return {
    name: 'Ravi Kumar',
    email: `agent${people}@example.in`,
    mobile,
    secondary_mobile: '',
    whatsapp_contact: '',
    location: 'Kochi',
    vehicle_type: 'Scooter',
    work_type: 'Part-time',
    password: 'two wheels',
  };
}
