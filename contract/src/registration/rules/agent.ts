import { licencePhotos, profilePhoto } from './agent-photos';
import { isPin } from '../../places/place';
import { emailRows } from '../../accounts/rules/email';
import { confirmRows, newPasswordRows } from '../../accounts/rules/password';
import { ifFilled } from '../../rule-engine/rule';
import {
  hasSignsOtherThan,
  isBlank,
  isNoneOf,
  lettersAndSpaces,
  longerThan,
  shorterThan,
  stripScripts,
} from '../../rule-engine/text';
import { type AgentContact, type AgentRules, workTypes } from '../values';
import { isNoMobile } from './phone';

const personal: AgentRules['personal'] = {
  name: [
    ['Full name is required', isBlank],
    ['Name must be at least 2 characters long', shorterThan(2)],
    ['Name can only contain letters and spaces', hasSignsOtherThan(lettersAndSpaces)],
  ],
  email: emailRows('Email is required'),
  mobile: [['Please enter a valid 10-digit mobile number', isNoMobile]],
  whatsappNumber: [['Please enter a valid 10-digit mobile number', isNoMobile]],
  // One of the cities that stand first, or any other town, area or PIN code of India.
  location: [
    ['Location selection is required', (location) => !/\p{L}{2}/u.test(location) && !isPin(location.trim())],
    ['Location must not exceed 100 characters', longerThan(100)],
  ],
};

const details: AgentRules['details'] = {
  vehicleType: [
    ['Vehicle type is required', isBlank],
    ['Vehicle type must be at least 2 characters long', shorterThan(2)],
    ['Vehicle type must not exceed 50 characters', longerThan(50)],
    [
      'Vehicle type can only contain letters, digits, spaces, hyphens, underscores, and dots',
      hasSignsOtherThan(/[\p{L}\p{M}\p{Nd} _.-]/u),
    ],
    ['Vehicle type must contain at least one letter or digit', (type) => !/[\p{L}\p{Nd}]/u.test(type)],
  ],
  workType: [['Please select a work type', isNoneOf(workTypes)]],
  licences: licencePhotos,
};

const picture: AgentRules['picture'] = { picture: profilePhoto };

const contact: AgentRules['contact'] = {
  primaryPhone: [
    ['Primary phone number is required', isBlank],
    ['Please enter a valid 10-digit mobile number starting with 6-9', isNoMobile],
  ],
  secondaryPhone: ifFilled<AgentContact>([
    ['Please enter a valid 10-digit mobile number starting with 6-9', isNoMobile],
    [
      'Primary, secondary, and WhatsApp numbers must be different',
      (secondary, { primaryPhone }) => secondary.trim() === primaryPhone.trim(),
    ],
  ]),
  whatsappNumber: ifFilled<AgentContact>([
    ['Please enter a valid 10-digit mobile number starting with 6-9', isNoMobile],
    [
      'Primary, secondary, and WhatsApp numbers must be different',
      (whatsapp, { primaryPhone, secondaryPhone }) =>
        [primaryPhone.trim(), secondaryPhone.trim()].includes(whatsapp.trim()),
    ],
  ]),
  email: emailRows('Email is required'),
  password: newPasswordRows,
  confirm: confirmRows,
};

export const agentRules: AgentRules = { clean: stripScripts, personal, details, picture, contact };
