import type {
  AgentContact,
  AgentDetails,
  AgentPersonal,
  AgentPhoto,
} from '@aaspaas/contract/registration/values';
import { bmpOf, type PhotoFile, pngOf } from '../photo-files';
import type { NewAgent } from './agent-form';
import { confirmRows, passwordRows, wrongEmail } from './business-answers';
import { choice, type FormField, list, password, text, type WrongText } from './fields';
import { photos, profilePhoto, type RejectedFiles } from './photo-fields';

/** Every field of a delivery agent's registration: a right answer, and a wrong one with its message. */
interface AgentAnswers {
  readonly personal: Readonly<Record<keyof AgentPersonal, FormField>>;
  readonly details: Readonly<Record<keyof AgentDetails, FormField>>;
  readonly picture: Readonly<Record<keyof AgentPhoto, FormField>>;
  readonly contact: Readonly<Record<keyof AgentContact, FormField>>;
}

const wrongType = 'Invalid file type. Only JPEG, PNG, GIF, BMP, and WebP are allowed.';
const notAMobile = 'Please enter a valid 10-digit mobile number';
const mobileRows: readonly WrongText[] = [
  ['', notAMobile],
  ['5876543210', notAMobile],
];
const wrongContactPhone: WrongText = [
  '5876543210',
  'Please enter a valid 10-digit mobile number starting with 6-9',
];

const notAPicture: PhotoFile = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(5000, 7) };
const tooLarge: RejectedFiles = {
  files: 50 * 1024 * 1024 + 1,
  messages: ['File size (50.01 MB) exceeds 50MB limit'],
};

export const agentAnswers = (agent: NewAgent): AgentAnswers => ({
  personal: {
    name: text('Full name', agent.name, [
      ['', 'Full name is required'],
      ['R', 'Name must be at least 2 characters long'],
    ]),
    email: text('Email', agent.email, [['', 'Email is required'], wrongEmail]),
    mobile: text('Mobile number', agent.mobile, mobileRows),
    // Most people have WhatsApp on the same number.
    whatsappNumber: text('WhatsApp number', agent.mobile, mobileRows),
    location: list('Location', 'Kochi', 'Location selection is required'),
  },
  details: {
    vehicleType: text('Vehicle type', 'Scooter', [
      ['', 'Vehicle type is required'],
      ['S', 'Vehicle type must be at least 2 characters long'],
    ]),
    workType: choice('Work type', ['Part-time']),
    licences: photos('Licence images', [pngOf(300, 200, 'front.png'), bmpOf(80, 60, 'back.bmp')], {
      requiredMessage: 'At least one licence image is required',
      // What else is wrong with files is in the tests of agents' errors.
      rejected: [tooLarge],
      invalid: [],
    }),
  },
  picture: {
    picture: profilePhoto(pngOf(200, 200, 'me.png'), 'Profile picture is required', [
      { files: [notAPicture], messages: [wrongType] },
      tooLarge,
      { files: [pngOf(49, 49)], messages: ['Image dimensions are too small (minimum 50x50 pixels)'] },
    ]),
  },
  contact: {
    primaryPhone: text('Primary phone number', agent.mobile, [
      ['', 'Primary phone number is required'],
      wrongContactPhone,
    ]),
    secondaryPhone: text('Secondary phone number', '9876500001', [
      [agent.mobile, 'Primary, secondary, and WhatsApp numbers must be different'],
    ]),
    whatsappNumber: text('WhatsApp number', '9876500002', [wrongContactPhone]),
    email: text('Email', agent.email, [['', 'Email is required'], wrongEmail]),
    password: password('Password', agent.password, passwordRows),
    confirm: password('Confirm password', agent.password, confirmRows),
  },
});
