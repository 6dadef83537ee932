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
};

/** Drafts that hold what the fields themselves do not accept. All flows read theirs in the same way. */
const shopDrafts = {
  /** The lists offer whole hours only. */
  operating: {
    store: 'localStorage',
    key: 'operatingDetails',
    draft: { opening_hours: '08:00 AM - 08:30 AM' },
    messages: { openingHours: 'Business must be open for at least 1 hour' },
  },
  /** Twenty services, two of them the same: another one is too many. */
  branding: {
    store: 'localStorage',
    key: 'brandingDetails',
    draft: { services: ['rice', ...Array.from({ length: 18 }, (_, at) => `Tea ${at}`), 'Rice'] },
    messages: { services: 'Duplicate services are not allowed' },
    async more({ page, input }: Walker) {
      await input.type(fieldNamed(page, 'Products and services'), 'Sugar');
      await page.keyboard.press('Enter');
      await expectMessage(page, 'Products and services', 'Maximum 20 services allowed');
    },
  },
  /** The fields take digits only. */
  contact: {
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

/** The last two steps of those who sell products, with services in addition or without. */
const lastStepsOfSellers = (answers: Pick<ReturnType<typeof shopAnswers>, 'branding' | 'contact'>) => ({
  branding: {
    ...branding,
    fields: answers.branding,
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
  const last = lastStepsOfSellers(answers);
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
      badDraft: shopDrafts.operating,
      skip: { to: '/BrandingRegistrationform', question: '' },
    },
    branding: { ...last.branding, badDraft: shopDrafts.branding },
    contact: { ...last.contact, badDraft: shopDrafts.contact },
  };
}

export function serviceFlow(owner: NewOwner): Record<BusinessStep, WalkStep> {
  const answers = serviceAnswers(owner);
  return {
    basics: {
      ...basics,
      path: '/ServiceRegistration',
      fields: answers.basics,
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
