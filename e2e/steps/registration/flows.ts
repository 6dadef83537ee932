import type { NewAgent } from './agent-form';
import { expectSaid, fieldNamed, type Walker } from './fields';
import type { newOwner } from './shop-form';
import type { WalkStep } from './walk-every-step';
import { agentAnswers } from './agent-answers';
import { bothAnswers, serviceAnswers, shopAnswers } from './business-answers';

/** The four registrations, step by step. */

type Owner = ReturnType<typeof newOwner>;
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
  // The fields themselves let in nothing but digits.
  kept: {
    store: 'sessionStorage',
    key: 'contactDetails',
    draft: { primary_phone: '98x', secondary_phone: '98x', whatsapp_number: '98x' },
    says: {
      primaryPhone: 'Primary contact number must contain only digits',
      alternatePhone: 'Alternate contact number must contain only digits',
      whatsappNumber: 'WhatsApp number must contain only digits',
    },
  },
} as const;

/** Twenty services, two of them the same: no more can be added. */
const twentyServices = (key: string) =>
  ({
    store: 'localStorage',
    key,
    draft: { services: ['rice', ...Array.from({ length: 18 }, (_, at) => `Tea ${at}`), 'Rice'] },
    says: { services: 'Duplicate services are not allowed' },
    more: {
      says: 'Maximum 20 services allowed',
      async provoke({ page, hands }: Walker) {
        await hands.type(fieldNamed(page, 'Products and services'), 'Sugar');
        await page.keyboard.press('Enter');
        await expectSaid(page, 'Products and services', 'Maximum 20 services allowed');
      },
    },
  }) as const;

/** The lists know whole hours only. */
const halfAnHour = (key: string, more: object, says: object) =>
  ({
    store: 'localStorage',
    key,
    draft: { opening_hours: '08:00 AM - 08:30 AM', ...more },
    says: { openingHours: 'Business must be open for at least 1 hour', ...says },
  }) as const;

/** Who sells things ends alike, with services beside them or not. */
const lastStepsOfSellers = (asked: Pick<ReturnType<typeof shopAnswers>, 'branding' | 'contact'>) => ({
  branding: {
    ...branding,
    asked: asked.branding,
    kept: twentyServices('brandingDetails'),
    skip: { to: '/ContactInfoform', question: '' },
  },
  contact: {
    ...contact,
    path: '/ContactInfoform',
    asked: asked.contact,
    skip: { to: '/', question: important, waits: true },
  },
});

export function shopFlow(owner: Owner): Record<BusinessStep, WalkStep> {
  const asked = shopAnswers(owner);
  return {
    basics: {
      ...basics,
      path: '/BusinessRegistrationForm',
      asked: asked.basics,
      skip: { to: '/BusinessOperatingDetails', question: '' },
    },
    operating: {
      ...operating,
      path: '/BusinessOperatingDetails',
      asked: asked.operating,
      kept: halfAnHour('operatingDetails', {}, {}),
      skip: { to: '/BrandingRegistrationform', question: '' },
    },
    ...lastStepsOfSellers(asked),
  };
}

export function serviceFlow(owner: Owner): Record<BusinessStep, WalkStep> {
  const asked = serviceAnswers(owner);
  return {
    basics: {
      ...basics,
      path: '/ServiceRegistration',
      asked: asked.basics,
      kept: {
        store: 'localStorage',
        key: 'serviceInfo',
        draft: { businessCategory: 'Astrology' },
        says: { category: 'Please select a valid business category' },
      },
      skip: { to: '/OperationDetails', question: unsaved },
    },
    operating: {
      ...operating,
      path: '/OperationDetails',
      asked: asked.operating,
      skip: { to: '/BrandingRegistrationform', question: unsaved },
    },
    branding: {
      ...branding,
      asked: asked.branding,
      kept: twentyServices('serviceRegistration'),
      skip: { to: '/ServiceContactPage', question: unsaved },
    },
    contact: {
      ...contact,
      path: '/ServiceContactPage',
      asked: asked.contact,
      skip: { to: '/ShopProfileLayout', question: important },
    },
  };
}

export function bothFlow(owner: Owner): Record<BusinessStep, WalkStep> {
  const asked = bothAnswers(owner);
  const withoutSchedule = { scheduleType: 'Please select a schedule type' };
  return {
    basics: {
      ...basics,
      path: '/BothRegistrationForm',
      asked: asked.basics,
      skip: { to: '/BothBusinessOperatingDetails', question: '' },
    },
    operating: {
      ...operating,
      path: '/BothBusinessOperatingDetails',
      asked: asked.operating,
      kept: halfAnHour('bothOperatingDetails', { schedule_type: '' }, withoutSchedule),
      skip: { to: '/BrandingRegistrationform', question: '' },
    },
    ...lastStepsOfSellers(asked),
  };
}

export function agentFlow(agent: NewAgent): Record<AgentStep, WalkStep> {
  const asked = agentAnswers(agent);
  const header = 'Delivery Agent Registration.';
  return {
    personal: {
      header,
      title: 'Personal Information',
      place: 2,
      path: '/DeliveryAgentForm',
      asked: asked.personal,
      skip: { to: '/DeliveryDetails', question: unsaved },
    },
    details: {
      header,
      title: 'Delivery Details',
      place: 3,
      path: '/DeliveryDetails',
      asked: asked.details,
      kept: {
        store: 'localStorage',
        key: 'agentDetails',
        draft: { work_type: '' },
        says: { workType: 'Please select a work type' },
      },
      skip: { to: '/uploadProfilePicture', question: unsaved },
    },
    picture: {
      header,
      title: 'Profile Picture',
      place: 4,
      path: '/uploadProfilePicture',
      asked: asked.picture,
      skip: { to: '/DeliveryContactInformation', question: selected },
    },
    contact: {
      header,
      title: 'Contact Information',
      place: 5,
      path: '/DeliveryContactInformation',
      asked: asked.contact,
      skip: { to: '/ShopProfileLayout', question: important },
    },
  };
}
