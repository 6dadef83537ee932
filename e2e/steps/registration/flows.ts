import { agentAnswers } from './agent-answers';
import type { NewAgent } from './agent-form';
import { bothAnswers, serviceAnswers, shopAnswers } from './business-answers';
import { expectMessage, fieldNamed } from './fields';
import type { NewOwner } from './shop-form';
import type { WalkStep } from './walk-every-step';
import type { Walker } from './walker';

/** The four flows, step by step. */

type BusinessStep = 'basics' | 'operating' | 'branding' | 'contact';
type AgentStep = 'personal' | 'details' | 'picture' | 'contact';

const unsaved = 'You have unsaved data. Are you sure you want to skip this step?';
const important =
  'Contact information is important for customers to reach you. Are you sure you want to skip?';
const selected = 'You have selected a profile picture. Are you sure you want to skip uploading it?';

const basics = {
  header: 'Business Registration.',
  title: 'Basic Business & Shop Location Info',
  place: 2,
};
const operating = { ...basics, title: 'Operating Details', place: 3 };
const branding = {
  ...basics,
  path: '/BrandingRegistrationform',
  title: 'Branding & Details',
  place: 4,
};
const contact = {
  ...basics,
  title: 'Add Contact Information',
  place: 5,
  toast: 'Please fix the errors before submitting',
  // The fields themselves accept digits only, so that other characters can come from a draft alone.
  badDraft: {
    store: 'sessionStorage',
    key: 'contactDetails',
    draft: { primary_phone: '98x', secondary_phone: '98x', whatsapp_number: '98x' },
    messages: {
      primaryPhone: 'Primary contact number must contain only digits',
      alternatePhone: 'Alternate contact number must contain only digits',
      whatsappNumber: 'WhatsApp number must contain only digits',
    },
  },
} as const;

/** Twenty services, two of them the same: another one is too many. */
const twentyServices = (key: string) =>
  ({
    store: 'localStorage',
    key,
    draft: { services: ['rice', ...Array.from({ length: 18 }, (_, at) => `Tea ${at}`), 'Rice'] },
    messages: { services: 'Duplicate services are not allowed' },
    more: {
      message: 'Maximum 20 services allowed',
      async provoke({ page, input }: Walker) {
        await input.type(fieldNamed(page, 'Products and services'), 'Sugar');
        await page.keyboard.press('Enter');
        await expectMessage(page, 'Products and services', 'Maximum 20 services allowed');
      },
    },
  }) as const;

/** The lists offer whole hours only, so that half an hour can come from a draft alone. */
const halfAnHour = (key: string, more: object, messages: object) =>
  ({
    store: 'localStorage',
    key,
    draft: { opening_hours: '08:00 AM - 08:30 AM', ...more },
    messages: { openingHours: 'Business must be open for at least 1 hour', ...messages },
  }) as const;

/** The last two steps of those who sell products, with services in addition or without. */
const lastStepsOfSellers = (answers: Pick<ReturnType<typeof shopAnswers>, 'branding' | 'contact'>) => ({
  branding: {
    ...branding,
    fields: answers.branding,
    badDraft: twentyServices('brandingDetails'),
    skip: { to: '/ContactInfoform', question: '' },
  },
  contact: {
    ...contact,
    path: '/ContactInfoform',
    fields: answers.contact,
    skip: { to: '/', question: important, waits: true },
  },
});

export function shopFlow(owner: NewOwner): Record<BusinessStep, WalkStep> {
  const answers = shopAnswers(owner);
  return {
    basics: {
      ...basics,
      path: '/BusinessRegistrationForm',
      fields: answers.basics,
      skip: { to: '/BusinessOperatingDetails', question: '' },
    },
    operating: {
      ...operating,
      path: '/BusinessOperatingDetails',
      fields: answers.operating,
      badDraft: halfAnHour('operatingDetails', {}, {}),
      skip: { to: '/BrandingRegistrationform', question: '' },
    },
    ...lastStepsOfSellers(answers),
  };
}

export function serviceFlow(owner: NewOwner): Record<BusinessStep, WalkStep> {
  const answers = serviceAnswers(owner);
  return {
    basics: {
      ...basics,
      path: '/ServiceRegistration',
      fields: answers.basics,
      badDraft: {
        store: 'localStorage',
        key: 'serviceInfo',
        draft: { businessCategory: 'Astrology' },
        messages: { category: 'Please select a valid business category' },
      },
      skip: { to: '/OperationDetails', question: unsaved },
    },
    operating: {
      ...operating,
      path: '/OperationDetails',
      fields: answers.operating,
      skip: { to: '/BrandingRegistrationform', question: unsaved },
    },
    branding: {
      ...branding,
      fields: answers.branding,
      badDraft: twentyServices('serviceRegistration'),
      skip: { to: '/ServiceContactPage', question: unsaved },
    },
    contact: {
      ...contact,
      path: '/ServiceContactPage',
      fields: answers.contact,
      skip: { to: '/ShopProfileLayout', question: important },
    },
  };
}

export function bothFlow(owner: NewOwner): Record<BusinessStep, WalkStep> {
  const answers = bothAnswers(owner);
  const withoutSchedule = { scheduleType: 'Please select a schedule type' };
  return {
    basics: {
      ...basics,
      path: '/BothRegistrationForm',
      fields: answers.basics,
      skip: { to: '/BothBusinessOperatingDetails', question: '' },
    },
    operating: {
      ...operating,
      path: '/BothBusinessOperatingDetails',
      fields: answers.operating,
      badDraft: halfAnHour('bothOperatingDetails', { schedule_type: '' }, withoutSchedule),
      skip: { to: '/BrandingRegistrationform', question: '' },
    },
    ...lastStepsOfSellers(answers),
  };
}

export function agentFlow(agent: NewAgent): Record<AgentStep, WalkStep> {
  const answers = agentAnswers(agent);
  const header = 'Delivery Agent Registration.';
  return {
    personal: {
      header,
      title: 'Personal Information',
      place: 2,
      path: '/DeliveryAgentForm',
      fields: answers.personal,
      skip: { to: '/DeliveryDetails', question: unsaved },
    },
    details: {
      header,
      title: 'Delivery Details',
      place: 3,
      path: '/DeliveryDetails',
      fields: answers.details,
      badDraft: {
        store: 'localStorage',
        key: 'agentDetails',
        draft: { work_type: '' },
        messages: { workType: 'Please select a work type' },
      },
      skip: { to: '/uploadProfilePicture', question: unsaved },
    },
    picture: {
      header,
      title: 'Profile Picture',
      place: 4,
      path: '/uploadProfilePicture',
      fields: answers.picture,
      skip: { to: '/DeliveryContactInformation', question: selected },
    },
    contact: {
      header,
      title: 'Contact Information',
      place: 5,
      path: '/DeliveryContactInformation',
      fields: answers.contact,
      skip: { to: '/ShopProfileLayout', question: important },
    },
  };
}
