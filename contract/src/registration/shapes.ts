import * as v from 'valibot';
import { about, done, id, text } from '../shapes';
import { aboutPinSure } from '../shops/shapes';
import { paymentRecord } from '../payments/shapes';

// Wider than the rules, so that a value that is too long gets the rule's own message.
const password = text(600);

export const registrationShapes = {
  addPhoto: {
    about:
      'Sends one photo before its registration. In the form, a file that holds the ticket then stands for the photo. Sent twice it is stored once.',
    request: v.object({}),
    reply: v.object({ ...done.entries, ticket: v.string() }),
  },

  addShop: {
    about: 'Registers a shop, a service or both. Lists are sent as JSON, numbers as digits.',
    request: v.object({
      service_or_shop: text(20),
      shop_name: text(300),
      owner_name: text(300),
      shop_address: text(1000),
      state: text(200),
      city: text(200),
      working_days: v.optional(text(400)),
      description: v.optional(text(4000)),
      product_and_service: v.optional(text(8000)),
      item_prices: about(
        'A JSON list of what the products and services cost at least, in rupees and in their order.',
        v.optional(text(8000)),
      ),
      opening_hours: v.optional(text(100)),
      location: v.optional(text(200)),
      delivery_option: v.optional(text(100)),
      category_id: v.optional(text(10)),
      latitude: v.optional(text(30)),
      longitude: v.optional(text(30)),
      pin_sure: about(aboutPinSure, v.optional(text(5))),
      category_name: v.optional(text(100)),
      primary_phone: text(40),
      secondary_phone: v.optional(text(40)),
      whatsapp_number: v.optional(text(40)),
      email: v.optional(text(300)),
      password,
      // The wizard asks for these too.
      service_area: v.optional(text(40)),
      schedule_type: v.optional(text(40)),
      pin_code: about('Six digits; anything else is ignored.', v.optional(text(40))),
    }),
    reply: v.object({ ...done.entries, sh_id: id, payment: paymentRecord }),
  },

  registerAgent: {
    about: 'Registers a delivery agent.',
    request: v.object({
      name: text(300),
      email: text(300),
      mobile: text(40),
      secondary_mobile: v.optional(text(40)),
      whatsapp_contact: v.optional(text(40)),
      location: text(200),
      vehicle_type: v.optional(text(100)),
      work_type: v.optional(text(40)),
      password,
    }),
    reply: done,
  },
};
