import { bothCategories } from '@aaspaas/contract/registration/categories';
import { bothRules } from '@aaspaas/contract/registration/rules/both';
import { typeChoicePath } from '@aaspaas/contract/registration/type-choice-path';
import { skipContactTo, skipTo } from './flow';
import { brandingPath, businessHeader, type BusinessFlow, businessSteps } from './business-flow';
import { contactDraft, drafts } from '../../drafts/business-draft-forms';

export const bothFlow: BusinessFlow = {
  type: 'both',
  header: businessHeader,
  steps: businessSteps,
  clean: bothRules.clean,
  rules: bothRules,
  categories: bothCategories,
  descriptionLength: '50 to 1000 characters',
  basics: {
    path: '/BothRegistrationForm',
    title: 'Basic Business & Shop Location Info',
    place: 1,
    draft: drafts.both.basics,
    relatedDrafts: [drafts.shop.basics, drafts.service.basics],
    rules: bothRules.basics,
    timing: 'on-submit',
    before: typeChoicePath,
    next: '/BothBusinessOperatingDetails',
    skip: skipTo('/BothBusinessOperatingDetails'),
  },
  operating: {
    path: '/BothBusinessOperatingDetails',
    title: 'Operating Details',
    place: 2,
    draft: drafts.both.operating,
    relatedDrafts: [drafts.shop.operating, drafts.service.operating],
    rules: bothRules.operating,
    timing: 'on-submit',
    before: '/BothRegistrationForm',
    next: brandingPath,
    skip: skipTo(brandingPath),
  },
  branding: {
    path: brandingPath,
    title: 'Branding & Details',
    place: 3,
    draft: drafts.both.branding,
    relatedDrafts: [drafts.shop.branding, drafts.service.branding],
    rules: bothRules.branding,
    timing: 'on-submit',
    before: '/BothBusinessOperatingDetails',
    next: '/ContactInfoform',
    skip: skipTo('/ContactInfoform'),
  },
  contact: {
    path: '/ContactInfoform',
    title: 'Add Contact Information',
    place: 4,
    draft: contactDraft,
    relatedDrafts: [],
    rules: bothRules.contact,
    timing: 'on-blur',
    before: brandingPath,
    next: '/',
    skip: skipContactTo('/', 1000),
  },
  contactFields: [
    { field: 'primaryPhone', kind: 'phone', label: 'Primary contact number' },
    { field: 'alternatePhone', kind: 'phone', label: 'Alternate contact number', optional: true },
    { field: 'whatsappNumber', kind: 'phone', label: 'WhatsApp number', sameAs: 'primaryPhone' },
    { field: 'email', kind: 'email', label: 'Email address' },
    { field: 'password', kind: 'password', label: 'Password' },
    { field: 'confirm', kind: 'password', label: 'Confirm password' },
  ],
};
