import { emailRows } from '../../accounts/rules/email';
import { confirmRows, newPasswordRows } from '../../accounts/rules/password';
import { shopPhotos } from '../../photos/rules/shop-photos';
import {
  hasSignsOtherThan,
  hasWord,
  isBlank,
  isNoneOf,
  lettersAndSpaces,
  longerThan,
  shorterThan,
  stripScripts,
} from '../../rule-engine/text';
import { deliveryOptions } from '../../shops/delivery-options';
import { serviceAreas } from '../../shops/service-areas';
import { isNoCategory, lacksWordsOfNew, otherNeedsWords } from '../../shops/category-choice';
import { closesTooSoon, opensTooLate } from './opening-hours';
import { serviceTags } from './service-tags';
import { type BusinessRules, workingDays } from '../values';
import { priceRows } from '../../shops/prices';
import { alternatePhone, primaryPhone, whatsappNumber } from './phone';

const basics: BusinessRules['basics'] = {
  shopName: [
    ['Shop name is required', isBlank],
    ['Shop name must be at least 2 characters', shorterThan(2)],
    ['Shop name must not exceed 50 characters', longerThan(50)],
    ['Shop name contains invalid characters', hasSignsOtherThan(/[\p{L}\p{M}\p{Nd} &.-]/u)],
  ],
  ownerName: [
    ['Owner name is required', isBlank],
    ['Owner name must be at least 2 characters', shorterThan(2)],
    ['Owner name must not exceed 30 characters', longerThan(30)],
    ['Owner name should only contain letters', hasSignsOtherThan(/[\p{L}\p{M} .]/u)],
  ],
  category: [
    ['Please select a business category', isNoCategory],
    [otherNeedsWords, lacksWordsOfNew],
  ],
  address: [
    ['Address is required', isBlank],
    ['Address must be at least 10 characters', shorterThan(10)],
    ['Address must not exceed 200 characters', longerThan(200)],
  ],
  state: [
    ['State is required', isBlank],
    ['State name must be at least 2 characters', shorterThan(2)],
    ['State name must not exceed 30 characters', longerThan(30)],
    ['State name should only contain letters', hasSignsOtherThan(lettersAndSpaces)],
  ],
  city: [
    ['City is required', isBlank],
    ['City name must be at least 2 characters', shorterThan(2)],
    ['City name must not exceed 30 characters', longerThan(30)],
    ['City name should only contain letters', hasSignsOtherThan(lettersAndSpaces)],
  ],
};

const operating: BusinessRules['operating'] = {
  workingDays: [['Please select at least one working day', (days) => days.every(isNoneOf(workingDays))]],
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

export const shopRules: BusinessRules = { clean: stripScripts, basics, operating, branding, contact };
