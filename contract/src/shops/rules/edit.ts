import { isPin } from '../../places/place';
import { emailShape } from '../../accounts/rules/email';
import { readMobile } from '../../accounts/rules/mobile';
import { ifFilled, ofEach, type Row, type RuleTable } from '../../rule-engine/rule';
import { type AddedService, hasDuplicates, isAmong, serviceTag } from './service-tag';
import { isNoneOf, longerThan, shorterThan } from '../../rule-engine/text';
import { isNoCategory, lacksWords, otherNeedsWords } from '../category-choice';
import { readHours } from '../hours';
import { deliveryOptions } from '../delivery-options';
import { priceRows } from '../prices';
import { serviceAreas } from '../service-areas';

/** A listing as its owner edits it. A choice that was never made is ''. */
export interface ShopEdit {
  readonly shopName: string;
  readonly ownerName: string;
  readonly category: string;
  readonly description: string;
  readonly services: readonly string[];
  /** As typed, in the order of the services; blank where no price is named. */
  readonly prices: readonly string[];
  readonly address: string;
  readonly state: string;
  readonly city: string;
  readonly pinCode: string;
  readonly workingDays: readonly string[];
  /** 'Full time', or '08:00 AM - 10:00 PM' as the two pickers write it. */
  readonly openingHours: string;
  readonly deliveryOption: string;
  readonly serviceArea: string;
  readonly primaryPhone: string;
  readonly alternatePhone: string;
  readonly whatsappNumber: string;
  readonly email: string;
}

/** '+91+919876543210' results from pasting a whole number after the +91 of the field. */
export const collapsePrefixes = (typed: string): string => typed.replace(/^(?:\s*\+91[\s-]*)+/, '+91');

const indianPhone: readonly Row<string, unknown>[] = [
  ['Please enter a valid Indian phone number', (typed) => readMobile(collapsePrefixes(typed)) === null],
];

const closesTooEarly = (openingHours: string): boolean => {
  const hours = readHours(openingHours);
  return hours?.schedule === 'part-time' && hours.closes <= hours.opens;
};

/** A registration accepts 20; an established shop may offer more. */
const mostServices = 200;

const services: readonly Row<readonly string[], unknown>[] = [
  ['Maximum 200 services allowed', ({ length }) => length > mostServices],
  ...ofEach((all: readonly string[]) => all, serviceTag),
  ['Duplicate services are not allowed', hasDuplicates],
];

/**
 * The minimum lengths are those that the editor has always had; the maximum lengths are those of the most generous
 * registration.
 */
export const shopEditRules = {
  shopName: [
    ['Shop name is required and must be at least 2 characters', shorterThan(2)],
    ['Shop name must not exceed 100 characters', longerThan(100)],
  ],
  ownerName: [
    ['Owner name is required and must be at least 2 characters', shorterThan(2)],
    ['Owner name must not exceed 50 characters', longerThan(50)],
  ],
  category: [
    ['Please select a business category', isNoCategory],
    [otherNeedsWords, lacksWords],
  ],
  description: [['Description must not exceed 1000 characters', longerThan(1000)]],
  services,
  prices: priceRows,
  address: [
    ['Shop address is required and must be at least 10 characters', shorterThan(10)],
    ['Shop address must not exceed 500 characters', longerThan(500)],
  ],
  state: [
    ['State is required', shorterThan(2)],
    ['State must not exceed 50 characters', longerThan(50)],
  ],
  city: [
    ['City is required', shorterThan(2)],
    ['City must not exceed 50 characters', longerThan(50)],
  ],
  pinCode: ifFilled([['PIN code must be exactly 6 digits', (typed) => !isPin(typed.replace(/\s/g, ''))]]),
  workingDays: [['Please select at least one working day', ({ length }) => length === 0]],
  openingHours: [
    ['The opening hours could not be read. Please choose them again.', (text) => readHours(text) === null],
    ['Closing time must be after opening time', closesTooEarly],
  ],
  deliveryOption: ifFilled([['Please select a delivery option', isNoneOf(deliveryOptions)]]),
  serviceArea: ifFilled([['Please select a service area option', isNoneOf(serviceAreas)]]),
  primaryPhone: indianPhone,
  alternatePhone: ifFilled(indianPhone),
  whatsappNumber: indianPhone,
  email: ifFilled(emailShape),
} satisfies RuleTable<ShopEdit>;

export const addedToShopRules = {
  service: [
    ...serviceTag,
    ['This service already exists', (service, { services }) => isAmong(service, services)],
    ['Maximum 200 services allowed', (_, { services }) => services.length >= mostServices],
  ],
} satisfies RuleTable<AddedService>;
