import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { agentRules } from '@aaspaas/contract/registration/rules/agent';
import { businessRules } from '@aaspaas/contract/registration/rules/business';
import { kinds } from '@aaspaas/contract/shops/kinds';
import { noise } from '../../test/bad-images';
import { bmp } from '../../test/bmp';
import { bootApp, type TestApp } from '../../test/boot';
import { namesOn } from '../../test/stores';
import { agentForm, shopForm } from '../../test/registrations';
import { sql } from '../db/sql';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await bootApp();
});
afterAll(() => testApp.stop());

type Table = Readonly<Record<string, readonly (readonly [string, ...unknown[]])[]>>;

/** Every message of some rule tables, with its field; the file that is wrong is the first. */
function sentencesOf(...tables: object[]): string[] {
  return tables.flatMap((table) =>
    // A rule table has rows of messages for each field.
    Object.entries(table as Table).flatMap(([field, rows]) =>
      rows.map(([says]) => `${field}: ${says.replace('{n}', '1')}`),
    ),
  );
}

/** Sends the form with each wrong value in turn, and expects the message at its field. */
async function hear(path: string, form: () => object, wrong: Readonly<Record<string, readonly unknown[]>>) {
  const heard = new Set<string>();
  for (const [name, values] of Object.entries(wrong)) {
    for (const value of values) heard.add(await hearOne(path, { ...form(), [name]: value }));
  }
  return heard;
}

async function hearOne(path: string, form: object): Promise<string> {
  const { status, body } = await testApp.post(path, form);
  const { confirm: _, ...fields } = (body['fields'] ?? {}) as Record<string, string>;
  const [[field, says] = [], ...others] = Object.entries(fields);
  expect([status, says, others]).toEqual([400, body['message'], []]);
  return `${field}: ${says}`;
}

const a = (length: number): string => 'a'.repeat(length);
const notAnImage = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'.padEnd(2000));

/** Wrong in all three flows; below, what only one of them refuses. */
const wrongPlaces = ['', 'K', a(51)];
const wrongPhones = ['98765abcde', '98765', '98765432101', '1234567890', '5876543210', '9888888012'];
const wrongBusiness = {
  shop_name: ['', 'A', a(101), 'Anand/Sons'],
  owner_name: ['', 'A', a(51)],
  category_name: ['', 'Moon', 'Other: a'],
  shop_address: ['', 'Kochi', a(501)],
  state: wrongPlaces,
  city: wrongPlaces,
  working_days: ['["Someday"]'],
  opening_hours: ['10:00 PM - 08:00 AM', '08:00 AM - 08:00 AM', 'in the morning'],
  service_area: ['Moon'],
  delivery_option: ['Drone'],
  image: [notAnImage, bmp(64, 64, 24)],
  description: ['Bread', a(1001)],
  product_and_service: [
    '[" "]',
    '["A"]',
    JSON.stringify([a(51)]),
    '["Rice!"]',
    '["Rice","RICE "]',
    JSON.stringify(Array.from({ length: 21 }, (_, index) => `Item ${index}`)),
  ],
  item_prices: ['["-5"]'],
  primary_phone: ['', ...wrongPhones],
  whatsapp_number: ['', ...wrongPhones],
  secondary_phone: wrongPhones,
  email: ['anand', `${a(250)}@example.in`, 'anand@example..in', 'anand@b.c'],
  password: ['', '12345', a(129)],
};
const onlyThere = {
  shop: {
    shop_name: [a(51)],
    owner_name: [a(31), 'Anand-2'],
    state: [a(31), 'K3rala'],
    city: [a(31), 'K0chi'],
    shop_address: [a(201)],
    opening_hours: ['08:00 AM - 08:59 AM'],
    description: [a(49), `${a(50)} a scam`],
    email: [''],
  },
  service: {
    owner_name: ['Anand 2'],
    state: ['K3rala'],
    city: ['K0chi'],
    shop_address: [a(201)],
    description: [a(501)],
  },
  both: {
    shop_name: ['Test Store'],
    owner_name: ['A. 2'],
    opening_hours: ['08:00 AM - 08:59 AM'],
    schedule_type: ['sometimes'],
    description: [a(49), `${a(50)} a scam`],
    email: [''],
  },
};

/** Not checked by the server: blank steps, which are skipped; sizes, which are checked earlier; the second password. */
const unheardOf = [
  'images: At least one image is required',
  'images: Maximum 10 images allowed',
  'images: Image 1 exceeds 5MB size limit',
  'description: Business description is required',
  'services: At least one service is required',
  'confirm: Please confirm your password',
  'confirm: Passwords do not match',
];

describe.each(kinds)('%s: the server refuses what the form refuses, with its sentences', (kind) => {
  test('every sentence of the four steps', async () => {
    const { basics, operating, branding, contact } = businessRules[kind];
    const form = () => shopForm(kind);
    const heard = new Set([
      ...(await hear('/shop/add/shop', form, wrongBusiness)),
      ...(await hear('/shop/add/shop', form, onlyThere[kind])),
    ]);
    const number = shopForm(kind).primary_phone;
    const alike = { ...form(), primary_phone: number, secondary_phone: `+91${number}` };
    heard.add(await hearOne('/shop/add/shop', alike));
    const all = sentencesOf(basics, operating, branding, contact);
    expect([...heard, ...unheardOf].toSorted()).toEqual([...new Set(all)].toSorted());
  });
});

test('agents: every sentence that their forms say', async () => {
  const path = '/deliverystaff/register/delivery_staffs';
  const tiny = await noise(10, 10).png().toBuffer();
  const heard = await hear(path, agentForm, {
    name: ['', 'R', 'Ravi 2'],
    location: ['', '12', a(101)],
    vehicle_type: ['A', a(51), 'Bike & car', '-_.'],
    work_type: ['Sometimes'],
    licence: [notAnImage, tiny],
    profile: [
      notAnImage,
      tiny,
      await noise(49, 60).png().toBuffer(),
      await noise(60, 49).jpeg().toBuffer(),
      bmp(60, 49, 24),
      await noise(5001, 50).png().toBuffer(),
      bmp(50, 5001, 24),
    ],
    mobile: ['', '98765', '5876543210', '98765abc10'],
    secondary_mobile: ['98765'],
    whatsapp_contact: ['5876543210'],
    email: ['', 'ravi', `${a(250)}@example.in`, 'ravi@example..in', 'ravi@b.c'],
    password: ['', '12345', a(129)],
  });
  const alike = 'Primary, secondary, and WhatsApp numbers must be different';
  const { mobile, ...form } = agentForm();
  const answer = await testApp.post(path, {
    ...form,
    mobile,
    secondary_mobile: mobile,
    whatsapp_contact: mobile,
  });
  expect(answer.body['fields']).toEqual({ secondaryPhone: alike, whatsappNumber: alike });
  const { name, location } = agentRules.personal;
  const { details, picture, contact } = agentRules;
  const unheard = [
    'vehicleType: Vehicle type is required',
    'licences: At least one licence image is required',
    'licences: Maximum 10 images allowed',
    'picture: Profile picture is required',
    'confirm: Please confirm your password',
    'confirm: Passwords do not match',
    // Sizes are checked while files are received, and names are not checked.
    ...['licences', 'picture'].flatMap((field) =>
      [
        'File size ({size} MB) exceeds 50MB limit',
        'Filename is too long',
        'Filename contains invalid characters',
      ].map((says) => `${field}: ${says}`),
    ),
  ];
  const all = sentencesOf({ name, location }, details, picture, contact);
  const said = [...heard, `secondaryPhone: ${alike}`, `whatsappNumber: ${alike}`, ...unheard];
  expect(said.toSorted()).toEqual([...new Set(all)].toSorted());
});

test('what is wrong is said all at once, in the order of the form', async () => {
  const wrong = { shop_name: '', city: '', description: 'Bread', primary_phone: '1' };
  const { status, body } = await testApp.post('/shop/add/shop', { ...shopForm(), ...wrong });
  expect([status, body]).toEqual([
    400,
    {
      result: false,
      message: 'Shop name is required',
      fields: {
        shopName: 'Shop name is required',
        city: 'City is required',
        description: 'Description must be at least 50 characters long',
        primaryPhone: 'Primary contact number must be exactly 10 digits',
      },
    },
  ]);
});

test('a sentence with parameters comes with its template and them', async () => {
  const image = [await noise(60, 60).png().toBuffer(), bmp(64, 64, 24)];
  const { body } = await testApp.post('/shop/add/shop', { ...shopForm(), image });
  const template = 'Image {n} must be JPEG, PNG, GIF, or WebP format';
  const message = 'Image 2 must be JPEG, PNG, GIF, or WebP format';
  const said = { template, params: { n: 2 } };
  expect(body).toEqual({
    result: false,
    message,
    ...said,
    fields: { images: message },
    said: { images: said },
  });
});

test('a kind that is none, and a form without its basics', async () => {
  const says = 'Please choose shop, service or both.';
  const answer = await testApp.post('/shop/add/shop', { ...shopForm(), service_or_shop: 'museum' });
  expect([answer.status, answer.body]).toEqual([
    400,
    { result: false, message: says, fields: { kind: says } },
  ]);
  const { shop_name: _, ...form } = shopForm();
  expect((await testApp.post('/shop/add/shop', form)).body).toEqual({
    result: false,
    message: 'Invalid data provided',
  });
});

test('an eleventh photo, and one of more than five megabytes', async () => {
  const one = await noise(60, 60).png().toBuffer();
  const many = await testApp.post('/shop/add/shop', {
    ...shopForm(),
    image: Array.from({ length: 11 }, () => one),
  });
  expect([many.status, many.body['message']]).toEqual([413, 'Maximum 10 images allowed']);
  const large = Buffer.concat([one, Buffer.alloc(5 * 1024 * 1024)]);
  const heavy = await testApp.post('/shop/add/shop', { ...shopForm(), image: large });
  expect([heavy.status, heavy.body['message']]).toEqual([413, 'Image file size must be less than 5MB']);
});

test('after all these refusals there is nobody, no file and no row', async () => {
  const image = await noise(66, 66).png().toBuffer();
  await testApp.post('/shop/add/shop', { ...shopForm(), image, city: '' });
  const licence = { profile: image, licence: image, name: '' };
  await testApp.post('/deliverystaff/register/delivery_staffs', { ...agentForm(), ...licence });
  const { rows } = await testApp.db.one<{ rows: number }>(sql`
    SELECT (SELECT count(*) FROM account) + (SELECT count(*) FROM shop) + (SELECT count(*) FROM media)
      + (SELECT count(*) FROM consent) + (SELECT count(*) FROM payment) + (SELECT count(*) FROM audit) AS rows`);
  expect(rows).toBe(0);
  expect(await readdir(testApp.photoStore.publicFolder)).toEqual([]);
  expect(await namesOn(testApp.photoStore.private)).toEqual([]);
  expect(await readdir(testApp.photoStore.temporaryFolder)).toEqual([]);
});
