import { emailShape } from '../../accounts/rules/email';
import { confirmRows, newPasswordRows } from '../../accounts/rules/password';
import { ifFilled } from '../../rule-engine/rule';
import { shopPhotos } from '../../photos/rules/shop-photos';
import {
  hasSignsOtherThan,
  isBlank,
  isNoneOf,
  longerThan,
  shorterThan,
  stripAngles,
} from '../../rule-engine/text';
import { deliveryOptions } from '../../shops/delivery-options';
import { onlyComesHome, serviceAreas } from '../../shops/service-areas';
import { isNoCategory, lacksWordsOfNew, otherNeedsWords } from '../../shops/category-choice';
import { opensTooLate } from './opening-hours';
import { serviceTags } from './service-tags';
import { type BusinessRules, workingDays } from '../values';
import { priceRows } from '../../shops/prices';
import { alternatePhone, primaryPhone, whatsappNumber } from './phone';

// 'Less than' is the wording of this registration; a text of exactly that length still passes.
const basics: BusinessRules['basics'] = {
  shopName: [
    ['Shop name is required', isBlank],
    ['Shop name must be at least 2 characters', shorterThan(2)],
    ['Shop name must be less than 100 characters', longerThan(100)],
    ['Shop name contains invalid characters', hasSignsOtherThan(/[\p{L}\p{M}\p{Nd} &.-]/u)],
  ],
  ownerName: [
    ['Owner name is required', isBlank],
    ['Owner name must be at least 2 characters', shorterThan(2)],
    ['Owner name must be less than 50 characters', longerThan(50)],
    [
      'Owner name can only contain letters, spaces, dots, hyphens, and apostrophes',
      // Phones type the curly apostrophe.
      hasSignsOtherThan(/[\p{L}\p{M} .'’-]/u),
    ],
  ],
  category: [
    ['Business category is required', isBlank],
    ['Please select a valid business category', isNoCategory],
    [otherNeedsWords, lacksWordsOfNew],
  ],
  address: [
    ['Full address is required', isBlank],
    ['Address must be at least 10 characters', shorterThan(10)],
    ['Address must be less than 200 characters', longerThan(200)],
  ],
  state: [
    ['State is required', isBlank],
    ['State must be at least 2 characters', shorterThan(2)],
    ['State must be less than 50 characters', longerThan(50)],
    ['State can only contain letters, spaces, dots, and hyphens', hasSignsOtherThan(/[\p{L}\p{M} .-]/u)],
  ],
  city: [
    ['City is required', isBlank],
    ['City must be at least 2 characters', shorterThan(2)],
    ['City must be less than 50 characters', longerThan(50)],
    ['City can only contain letters, spaces, dots, and hyphens', hasSignsOtherThan(/[\p{L}\p{M} .-]/u)],
  ],
};

const operating: BusinessRules['operating'] = {
  workingDays: [['Please select at least one working day', (days) => days.every(isNoneOf(workingDays))]],
  openingHours: [['Closing time must be after opening time', opensTooLate]],
  serviceArea: [['Please select a service area option', isNoneOf(serviceAreas)]],
  deliveryOption: [
    [
      'Please select a delivery option',
      (option, { serviceArea }) =>
        !onlyComesHome('service', serviceArea) && isNoneOf(deliveryOptions)(option),
    ],
  ],
};

const branding: BusinessRules['branding'] = {
  images: shopPhotos,
  description: [
    ['Business description is required', isBlank],
    ['Description must be at least 10 characters', shorterThan(10)],
    ['Description must be less than 500 characters', longerThan(500)],
  ],
  services: serviceTags,
  prices: priceRows,
};

const contact: BusinessRules['contact'] = {
  primaryPhone,
  alternatePhone,
  whatsappNumber,
  // Without an email, the primary phone is used to log in.
  email: ifFilled(emailShape),
  password: newPasswordRows,
  confirm: confirmRows,
};

export const serviceRules: BusinessRules = { clean: stripAngles, basics, operating, branding, contact };
