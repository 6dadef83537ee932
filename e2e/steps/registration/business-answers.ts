import type { Page } from '@playwright/test';
import type { Branding, Contact, Operating } from '@aaspaas/contract/registration/values';
import { bmpOf, pngOf } from '../photo-files';
import { expect } from '../test';
import { type BasicsAnswers, bothBasics, serviceBasics, shopBasics } from './basics-answers';
import { choice, type FormField, hours, password, tags, text, type WrongText } from './fields';
import { photos } from './photo-fields';
import type { NewOwner } from './shop-form';
import { pressNext, type Walker } from './walker';

/**
 * Every field of the three business flows: a right answer, and a wrong one with its message, which says that the rules
 * of this field stand at it. What else they say is in their own tests.
 */
export interface BusinessAnswers {
  readonly basics: BasicsAnswers;
  readonly operating: Readonly<Record<keyof Operating, FormField>>;
  readonly branding: Readonly<Record<keyof Branding, FormField>>;
  readonly contact: Readonly<Record<keyof Contact, FormField>>;
}

export const wrongEmail: WrongText = ['asha', 'Please enter a valid email address'];

export const passwordRows: readonly WrongText[] = [
  ['', 'Password is required'],
  ['12345', 'Password must be at least 6 characters long'],
];

export const confirmRows: readonly WrongText[] = [
  ['', 'Please confirm your password'],
  ['secret-2', 'Passwords do not match'],
];

function contact(owner: NewOwner, emailRequired: readonly WrongText[]): BusinessAnswers['contact'] {
  const { 'Primary contact number': primary, 'WhatsApp number': whatsapp } = owner;
  return {
    primaryPhone: text('Primary contact number', primary, [
      ['', 'Primary contact number is required'],
      ['98765', 'Primary contact number must be exactly 10 digits'],
    ]),
    alternatePhone: text('Alternate contact number', '9876512340', [
      [primary, 'Alternate phone number must be different from primary phone number'],
    ]),
    whatsappNumber: text('WhatsApp number', whatsapp, [
      ['', 'WhatsApp number is required'],
      ['5876543210', 'WhatsApp number must start with 6, 7, 8, or 9'],
    ]),
    email: text('Email address', owner['Email address'], [...emailRequired, wrongEmail]),
    password: password('Password', owner.Password, passwordRows),
    confirm: password('Confirm password', owner.Password, confirmRows),
  };
}

/** Most wrong files are rejected as they are picked; a file type that not every phone can show, on Next. */
const images = photos('Images', [pngOf(300, 200, 'front.png'), pngOf(200, 300, 'goods.png')], {
  requiredMessage: 'At least one image is required',
  rejected: [
    {
      files: Array.from({ length: 11 }, (_, at) => pngOf(1, 1, `${at}.png`)),
      messages: ['Cannot upload 11 files. Maximum 10 images allowed. You currently have 0 images.'],
    },
    {
      files: [{ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('rice') }],
      messages: ['notes.txt: Only image files are allowed'],
    },
    { files: 50 * 1024 * 1024 + 1, messages: ['nothing.png: File 1 exceeds 5MB size limit'] },
  ],
  invalid: [[bmpOf(40, 30, 'scan.bmp'), 'Image 1 must be JPEG, PNG, GIF, or WebP format']],
});

const services = tags(
  'Products and services',
  ['Rice', 'അരി'],
  [
    ['', 'At least one service is required'],
    ['R', 'Service must be at least 2 characters long'],
  ],
);

const wrongPrice = 'Please enter prices in whole rupees, up to 1,00,00,000, or leave them empty';

/** Optional and folded away; there is one for each product and service. */
const prices: FormField = {
  label: 'Prices',
  requiredMessage: '',
  wrongAnswers: [
    {
      async provoke(walker) {
        await givePrice(walker, '12.50');
        await pressNext(walker);
        await expect(walker.page.getByText(wrongPrice, { exact: true })).toBeVisible();
      },
    },
  ],
  answer: (walker) => givePrice(walker, '60'),
  expectKept: ({ page }) => expect(priceOfRice(page)).toHaveValue('60'),
};

const priceOfRice = (page: Page) => page.getByLabel('Price of Rice in rupees');

async function givePrice({ page, input }: Walker, price: string): Promise<void> {
  if (!(await priceOfRice(page).isVisible())) await input.press(page.getByText('Prices (optional)'));
  await input.type(priceOfRice(page), price);
}

const workingDays = choice('Working days', ['Mon', 'Sun'], 'Please select at least one working day');
const scheduleType = choice('Schedule', ['Part time']);
const serviceArea = choice(
  'Where do you serve customers?',
  ['Home Service'],
  'Please select a service area option',
);
/** A service that comes home is asked nothing about delivery. */
const servesInShop = choice(
  'Where do you serve customers?',
  ['In-shop Only'],
  'Please select a service area option',
);
const deliveryOption = choice(
  'Do you deliver?',
  ['Only in-store service'],
  'Please select a delivery option',
);

const longDescription: readonly WrongText[] = [
  ['', 'Business description is required'],
  ['Rice and pulses', 'Description must be at least 50 characters long'],
];
const description = 'Rice, pulses, spices and everything else that a kitchen needs. ചായ ☕ every day.';

/** A field that is just the same in a shop's registration, where its wrong answer is given. */
const asInShop = (field: FormField): FormField => ({ ...field, wrongAnswers: [] });

export const shopAnswers = (owner: NewOwner): BusinessAnswers => ({
  basics: shopBasics,
  operating: {
    workingDays,
    scheduleType,
    openingHours: hours('09:00 AM - 07:00 PM', [
      ['09:00 PM - 07:00 AM', 'Opening time must be before closing time'],
    ]),
    serviceArea,
    deliveryOption,
  },
  branding: { images, description: text('Shop description', description, longDescription), services, prices },
  contact: contact(owner, [['', 'Email address is required']]),
});

export const serviceAnswers = (owner: NewOwner): BusinessAnswers => ({
  basics: serviceBasics,
  operating: {
    workingDays,
    scheduleType,
    openingHours: hours('10:00 AM - 06:00 PM', [
      ['10:00 PM - 06:00 AM', 'Closing time must be after opening time'],
    ]),
    serviceArea: servesInShop,
    deliveryOption,
  },
  branding: {
    images: asInShop(images),
    description: text('Shop description', 'Hair, skin and nails, by appointment', [
      ['', 'Business description is required'],
      ['Hair', 'Description must be at least 10 characters'],
    ]),
    services: asInShop(services),
    prices: asInShop(prices),
  },
  contact: contact(owner, []),
});

export const bothAnswers = (owner: NewOwner): BusinessAnswers => ({
  basics: bothBasics,
  operating: {
    workingDays,
    scheduleType,
    openingHours: hours('08:00 AM - 09:00 PM', [
      ['08:00 PM - 09:00 AM', 'Opening time must be before closing time'],
    ]),
    serviceArea,
    deliveryOption,
  },
  branding: {
    images: asInShop(images),
    description: text('Shop description', description, longDescription),
    services: asInShop(services),
    prices: asInShop(prices),
  },
  contact: contact(owner, [['', 'Email address is required']]),
});
