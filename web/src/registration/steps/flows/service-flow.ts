import { serviceCategories } from '@aaspaas/contract/registration/categories';
import { serviceRules } from '@aaspaas/contract/registration/rules/service';
import { typeChoicePath } from '@aaspaas/contract/registration/type-choice-path';
import { skipContactTo, skipAskingTo } from './flow';
import { brandingPath, businessHeader, type BusinessFlow, businessSteps } from './business-flow';
import { contactDraft, drafts } from '../../drafts/business-draft-forms';

export const serviceFlow: BusinessFlow = {
  type: 'service-provider',
  header: businessHeader,
  steps: businessSteps,
  clean: serviceRules.clean,
  rules: serviceRules,
  categories: serviceCategories,
  descriptionLength: '10 to 500 characters',
  basics: {
    path: '/ServiceRegistrationForm',
    title: 'Basic Business & Shop Location Info',
    place: 1,
    draft: drafts.service.basics,
    relatedDrafts: [drafts.both.basics, drafts.shop.basics],
    rules: serviceRules.basics,
    timing: 'on-change',
    before: typeChoicePath,
    next: '/OperationDetails',
    skip: skipAskingTo('/OperationDetails'),
  },
  operating: {
    path: '/OperationDetails',
    title: 'Operating Details',
    place: 2,
    draft: drafts.service.operating,
    relatedDrafts: [drafts.both.operating, drafts.shop.operating],
    rules: serviceRules.operating,
    timing: 'on-submit',
    before: '/ServiceRegistrationForm',
    next: brandingPath,
    skip: skipAskingTo(brandingPath),
  },
  branding: {
    path: brandingPath,
    title: 'Branding & Details',
    place: 3,
    draft: drafts.service.branding,
    relatedDrafts: [drafts.both.branding, drafts.shop.branding],
    rules: serviceRules.branding,
    timing: 'on-submit',
    before: '/OperationDetails',
    next: '/ServiceContactPage',
    skip: skipAskingTo('/ServiceContactPage'),
  },
  contact: {
    path: '/ServiceContactPage',
    title: 'Add Contact Information',
    place: 4,
    draft: contactDraft,
    relatedDrafts: [],
    rules: serviceRules.contact,
    timing: 'on-blur',
    before: brandingPath,
    next: '/',
    skip: skipContactTo('/ShopProfileLayout', 0),
  },
  contactFields: [
    { field: 'primaryPhone', kind: 'phone', label: 'Primary contact number' },
    { field: 'alternatePhone', kind: 'phone', label: 'Alternate contact number', optional: true },
    { field: 'whatsappNumber', kind: 'phone', label: 'WhatsApp number', sameAs: 'primaryPhone' },
    { field: 'email', kind: 'email', label: 'Email address', optional: true },
    { field: 'password', kind: 'password', label: 'Password' },
    { field: 'confirm', kind: 'password', label: 'Confirm password' },
  ],
};
