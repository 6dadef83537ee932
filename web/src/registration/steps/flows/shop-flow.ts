import { shopCategories } from '@aaspaas/contract/registration/categories';
import { shopRules } from '@aaspaas/contract/registration/rules/shop';
import { typeChoicePath } from '@aaspaas/contract/registration/type-choice-path';
import { skipContactTo, skipTo } from './flow';
import { brandingPath, businessHeader, type BusinessFlow, businessSteps } from './business-flow';
import { contactDraft, drafts } from '../../drafts/business-draft-forms';

export const shopFlow: BusinessFlow = {
  type: 'product-seller',
  header: businessHeader,
  steps: businessSteps,
  clean: shopRules.clean,
  rules: shopRules,
  categories: shopCategories,
  descriptionLength: '50 to 1000 characters',
  basics: {
    path: '/BusinessRegistrationForm',
    title: 'Basic Business & Shop Location Info',
    place: 1,
    draft: drafts.shop.basics,
    relatedDrafts: [drafts.both.basics, drafts.service.basics],
    rules: shopRules.basics,
    timing: 'on-submit',
    before: typeChoicePath,
    next: '/BusinessOperatingDetails',
    skip: skipTo('/BusinessOperatingDetails'),
  },
  operating: {
    path: '/BusinessOperatingDetails',
    title: 'Operating Details',
    place: 2,
    draft: drafts.shop.operating,
    relatedDrafts: [drafts.both.operating, drafts.service.operating],
    rules: shopRules.operating,
    timing: 'on-submit',
    before: '/BusinessRegistrationForm',
    next: brandingPath,
    skip: skipTo(brandingPath),
  },
  branding: {
    path: brandingPath,
    title: 'Branding & Details',
    place: 3,
    draft: drafts.shop.branding,
    relatedDrafts: [drafts.both.branding, drafts.service.branding],
    rules: shopRules.branding,
    timing: 'on-submit',
    before: '/BusinessOperatingDetails',
    next: '/ContactInfoform',
    skip: skipTo('/ContactInfoform'),
  },
  contact: {
    path: '/ContactInfoform',
    title: 'Add Contact Information',
    place: 4,
    draft: contactDraft,
    relatedDrafts: [],
    rules: shopRules.contact,
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
