import { emailRows } from '../../accounts/rules/email';
import { confirmRows, newPasswordRows } from '../../accounts/rules/password';
import { shopPhotos } from '../../photos/rules/shop-photos';
import {
  fewerLettersThan,
  hasSignsOtherThan,
  hasWord,
  hasWordBeginningWith,
  isBlank,
  isNoneOf,
  longerThan,
  shorterThan,
  stripAngles,
} from '../../rule-engine/text';
import { deliveryOptions } from '../../shops/delivery-options';
import { serviceAreas } from '../../shops/service-areas';
import { isNoCategory, lacksWordsOfNew, otherNeedsWords } from '../../shops/category-choice';
import { closesTooSoon, opensTooLate } from './opening-hours';
import { serviceTags } from './service-tags';
import { type BusinessRules, scheduleTypes, workingDays } from '../values';
import { priceRows } from '../../shops/prices';
import { alternatePhone, primaryPhone, whatsappNumber } from './phone';

// 'Less than' is the wording of this registration; a text of exactly that length still passes.
const basics: BusinessRules['basics'] = {
  shopName: [
    ['Shop name is required', isBlank],
    ['Shop name must be at least 2 characters', shorterThan(2)],
    ['Shop name must be less than 100 characters', longerThan(100)],
    // Phones type curly quotation marks.
    ['Shop name contains invalid characters', hasSignsOtherThan(/[\p{L}\p{M}\p{Nd} &,.()'"‘’“”-]/u)],
    ['Please enter a valid shop name', hasWordBeginningWith('test', 'dummy', 'fake', 'spam')],
  ],
  ownerName: [
    ['Owner name is required', isBlank],
    ['Owner name must be at least 2 characters', shorterThan(2)],
    ['Owner name must be less than 50 characters', longerThan(50)],
    ['Owner name must contain at least 2 letters', fewerLettersThan(2)],
  ],
  category: [
    ['Please select a business category', isNoCategory],
    [otherNeedsWords, lacksWordsOfNew],
  ],
  address: [
    ['Full address is required', isBlank],
    ['Address must be at least 10 characters', shorterThan(10)],
    ['Address must be less than 500 characters', longerThan(500)],
  ],
  state: [
    ['State is required', isBlank],
    ['State must be at least 2 characters', shorterThan(2)],
    ['State must be less than 50 characters', longerThan(50)],
  ],
  city: [
    ['City is required', isBlank],
    ['City must be at least 2 characters', shorterThan(2)],
    ['City must be less than 50 characters', longerThan(50)],
  ],
};

const operating: BusinessRules['operating'] = {
  workingDays: [['Please select at least one working day', (days) => days.every(isNoneOf(workingDays))]],
  // It starts as part-time; a draft that was cleared or broken may have none.
  scheduleType: [['Please select a schedule type', isNoneOf(scheduleTypes)]],
  openingHours: [
    ['Opening time must be before closing time', opensTooLate],
    ['Business must be open for at least 1 hour', closesTooSoon],
  ],
  serviceArea: [['Please select a service area option', isNoneOf(serviceAreas)]],
  deliveryOption: [['Please select a delivery option', isNoneOf(deliveryOptions)]],
};

const branding: BusinessRules['branding'] = {
  images: shopPhotos,
  description: [
    ['Business description is required', isBlank],
    ['Description must be at least 50 characters long', shorterThan(50)],
    ['Description must not exceed 1000 characters', longerThan(1000)],
    ['Description contains inappropriate content', hasWord('spam', 'scam', 'fake', 'illegal')],
  ],
  services: serviceTags,
  prices: priceRows,
};

const contact: BusinessRules['contact'] = {
  primaryPhone,
  alternatePhone,
  whatsappNumber,
  email: emailRows('Email address is required'),
  password: newPasswordRows,
  confirm: confirmRows,
};

export const bothRules: BusinessRules = { clean: stripAngles, basics, operating, branding, contact };
