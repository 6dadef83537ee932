import { expect, test } from 'vitest';
import { megabyte } from '../photos/rules/files';
import { findComplaints, type RuleTable } from '../rule-engine/rule';
import type { Sentence } from '../says';
import { agentRules } from './rules/agent';
import { businessRules } from './rules/business';

/** Of each field an answer that is right in every flow, then wrong ones, which are enough for all its sentences. */
type Answers = Readonly<Record<string, readonly [right: unknown, ...wrong: readonly unknown[]]>>;

const letters = (count: number): string => 'a'.repeat(count);
const image = { name: 'front.jpg', type: 'image/jpeg', bytes: 20_000, width: 400, height: 400 };
const images = (count: number) => Array.from({ length: count }, () => image);
const tags = Array.from({ length: 21 }, (_, at) => `Tag ${at}`);
const wrongPhones = ['98765abc10', '987654321', '9999999999', '5876543210', '8888881234'];
const email = [
  'anand@example.in',
  '',
  'anand',
  `${letters(244)}@example.in`,
  'a..b@example.in',
  'a@a.b',
] as const;
const passwords = {
  password: ['secret', '', letters(5), letters(129)],
  confirm: ['secret', '', 'Secret'],
} as const satisfies Answers;
const wrongFiles = [
  { ...image, name: 'menu.pdf', type: 'application/pdf' },
  { ...image, bytes: 51 * megabyte },
  { ...image, bytes: 100 },
  { ...image, name: `${letters(252)}.jpg` },
  { ...image, name: 'a/b.jpg' },
];

const business: Readonly<Record<string, Answers>> = {
  basics: {
    shopName: ['Anand Stores', '', 'A', letters(101), 'Anand/Sons', 'Test Store'],
    ownerName: ['R. Anand', '', 'A', letters(51), 'Anand 2', 'A. 24'],
    category: ['Grocery', '', 'Plumbing', 'Other'],
    address: ['12 Market Road', '', letters(9), letters(501)],
    state: ['Kerala', '', 'K', letters(51), 'Kerala 1'],
    city: ['Kochi', '', 'K', letters(51), 'Kochi 2'],
  },
  operating: {
    workingDays: [['Mon'], []],
    scheduleType: ['part-time', ''],
    openingHours: ['08:00 AM - 10:00 PM', '10:00 PM - 08:00 AM', '08:00 AM - 08:59 AM'],
    serviceArea: ['Both', ''],
    deliveryOption: ['Only in-store service', ''],
  },
  branding: {
    images: [
      images(1),
      [],
      images(11),
      [wrongFiles[0]],
      [{ ...image, type: 'image/bmp' }],
      [{ ...image, bytes: 6 * megabyte }],
    ],
    description: [letters(50), '', letters(9), letters(1001), `No fake ${letters(50)}`],
    services: [['Rice'], [], tags, [''], ['x'], [letters(51)], ['Rice/Wheat'], ['Rice', 'rice']],
    prices: [[], ['12.50']],
  },
  contact: {
    primaryPhone: ['9876543210', '', ...wrongPhones],
    alternatePhone: ['', ...wrongPhones, '9876543210'],
    whatsappNumber: ['9876543210', '', ...wrongPhones],
    email,
    ...passwords,
  },
};

const agent: Readonly<Record<string, Answers>> = {
  personal: {
    name: ['Ravi Kumar', '', 'R', 'Ravi 2'],
    email,
    mobile: ['9876543210', ''],
    whatsappNumber: ['9876543210', ''],
    location: ['Kochi', '', letters(101)],
  },
  details: {
    vehicleType: ['Scooter', '', 'S', letters(51), 'Bike & car', '-_. -'],
    workType: ['Full-time', ''],
    licences: [images(1), [], images(11), ...wrongFiles.map((file) => [file])],
  },
  picture: {
    picture: [image, null, ...wrongFiles, { ...image, width: 49 }, { ...image, width: 5001 }],
  },
  contact: {
    primaryPhone: ['9876543210', '', '98765'],
    secondaryPhone: ['', '98765', '9876543210'],
    whatsappNumber: ['', '98765', '9876543210'],
    email,
    ...passwords,
  },
};

const steps = Object.entries({ ...businessRules, agent: agentRules }).flatMap(
  ([flow, { clean: _, ...tables }]) =>
    // Each table is asked about the answers of its own fields alone, whatever their types.
    Object.entries(tables as unknown as Readonly<Record<string, RuleTable<Record<string, unknown>>>>).map(
      ([step, table]) => ({ flow, step, table, answers: (flow === 'agent' ? agent : business)[step] ?? {} }),
    ),
);

const templateOf = (sentence: Sentence): string =>
  typeof sentence === 'string' ? sentence : sentence.template;

test.each(steps)(
  '$flow, $step: each sentence of the rules is said of some answer, and none of right ones',
  ({ table, answers }) => {
    const right = Object.fromEntries(Object.entries(answers).map(([field, [first]]) => [field, first]));
    const saidOf = (values: Record<string, unknown>) => findComplaints(table, values, templateOf);
    expect(saidOf(right)).toEqual({});
    const missing = Object.entries(table).flatMap(([field, rows = []]) => {
      const [, ...wrong] = answers[field] ?? [];
      const said = wrong.map((answer) => saidOf({ ...right, [field]: answer })[field]);
      return rows.flatMap(([says]) => (said.includes(says) ? [] : `${field}: ${says}`));
    });
    expect(missing).toEqual([]);
  },
);
