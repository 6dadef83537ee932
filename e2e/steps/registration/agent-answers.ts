import type {
  AgentContact,
  AgentDetails,
  AgentPersonal,
  AgentPhoto,
} from '@aaspaas/contract/registration/values';
import { bmpOf, type PhotoFile, pngOf } from '../photo-files';
import type { NewAgent } from './agent-form';
import { confirmRows, emailRows, passwordRows } from './business-answers';
import { choice, type FormField, list, password, text, type WrongText } from './fields';
import { photos, profilePhoto, type RejectedFiles } from './photo-fields';

/** Every field of a delivery agent's registration: a right answer, and every wrong one with its message. */
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
const contactPhoneRows: readonly WrongText[] = [
  ['5876543210', 'Please enter a valid 10-digit mobile number starting with 6-9'],
];

const fileOf = (name: string, mimeType: string, bytes: number): PhotoFile => ({
  name,
  mimeType,
  buffer: Buffer.alloc(bytes, 7),
});

const wrongFiles: readonly (readonly [file: PhotoFile, message: string])[] = [
  [fileOf('cv.pdf', 'application/pdf', 5000), wrongType],
  [fileOf('dot.png', 'image/png', 1), 'File appears to be corrupted or too small'],
  [pngOf(60, 60, `${'l'.repeat(252)}.png`), 'Filename is too long'],
  [pngOf(60, 60, 'a;b.png'), 'Filename contains invalid characters'],
];
const tooLarge: RejectedFiles = {
  files: 50 * 1024 * 1024 + 1,
  messages: ['File size (50.01 MB) exceeds 50MB limit'],
};

export const agentAnswers = (agent: NewAgent): AgentAnswers => ({
  personal: {
    name: text('Full name', agent.name, [
      ['', 'Full name is required'],
      ['R', 'Name must be at least 2 characters long'],
      ['R2 D2', 'Name can only contain letters and spaces'],
    ]),
    email: text('Email', agent.email, [['', 'Email is required'], ...emailRows]),
    mobile: text('Mobile number', agent.mobile, mobileRows),
    // Most people have WhatsApp on the same number.
    whatsappNumber: text('WhatsApp number', agent.mobile, mobileRows),
    location: list('Location', 'Kochi', 'Location selection is required'),
  },
  details: {
    vehicleType: text('Vehicle type', 'Scooter', [
      ['', 'Vehicle type is required'],
      ['S', 'Vehicle type must be at least 2 characters long'],
      ['s'.repeat(51), 'Vehicle type must not exceed 50 characters'],
      ['Scooter!', 'Vehicle type can only contain letters, digits, spaces, hyphens, underscores, and dots'],
      ['--', 'Vehicle type must contain at least one letter or digit'],
    ]),
    workType: choice('Work type', ['Part-time']),
    licences: photos('Licence images', [pngOf(300, 200, 'front.png'), bmpOf(80, 60, 'back.bmp')], {
      requiredMessage: 'At least one licence image is required',
      rejected: [
        {
          files: Array.from({ length: 11 }, (_, at) => pngOf(40, 30, `side ${at} (copy).png`)),
          messages: ['Cannot upload 11 files. Maximum 10 images allowed. You currently have 0 images.'],
        },
        { files: wrongFiles.map(([file]) => file), messages: wrongFiles.map(([, message]) => message) },
        tooLarge,
      ],
      invalid: [],
    }),
  },
  picture: {
    picture: profilePhoto(pngOf(200, 200, 'me.png'), 'Profile picture is required', [
      ...wrongFiles.map(([file, message]) => ({ files: [file], messages: [message] })),
      tooLarge,
      { files: [pngOf(49, 49)], messages: ['Image dimensions are too small (minimum 50x50 pixels)'] },
      { files: [pngOf(50, 5001)], messages: ['Image dimensions are too large (maximum 5000x5000 pixels)'] },
    ]),
  },
  contact: {
    primaryPhone: text('Primary phone number', agent.mobile, [
      ['', 'Primary phone number is required'],
      ...contactPhoneRows,
    ]),
    secondaryPhone: text('Secondary phone number', '9876500001', [
      ...contactPhoneRows,
      [agent.mobile, 'Primary, secondary, and WhatsApp numbers must be different'],
    ]),
    whatsappNumber: text('WhatsApp number', '9876500002', [
      ...contactPhoneRows,
      [agent.mobile, 'Primary, secondary, and WhatsApp numbers must be different'],
    ]),
    email: text('Email', agent.email, [['', 'Email is required'], ...emailRows]),
    password: password('Password', agent.password, passwordRows),
    confirm: password('Confirm password', agent.password, confirmRows),
  },
});
