import * as paths from '@aaspaas/contract/paths';
import { serviceCategories } from '@aaspaas/contract/registration/categories';
import { serviceRules } from '@aaspaas/contract/registration/rules/service';
import { skipContactTo, skipAskingTo } from './flow';
import { businessHeader, type BusinessFlow, businessSteps } from './business-flow';
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
    path: paths.serviceBasics,
    title: 'Basic Business & Shop Location Info',
    place: 1,
    draft: drafts.service.basics,
    relatedDrafts: [drafts.both.basics, drafts.shop.basics],
    rules: serviceRules.basics,
    timing: 'on-change',
    before: paths.typeChoice,
    next: paths.serviceOperating,
    skip: skipAskingTo(paths.serviceOperating),
  },
  operating: {
    path: paths.serviceOperating,
    title: 'Operating Details',
    place: 2,
    draft: drafts.service.operating,
    relatedDrafts: [drafts.both.operating, drafts.shop.operating],
    rules: serviceRules.operating,
    timing: 'on-submit',
    before: paths.serviceBasics,
    next: paths.branding,
    skip: skipAskingTo(paths.branding),
  },
  branding: {
    path: paths.branding,
    title: 'Branding & Details',
    place: 3,
    draft: drafts.service.branding,
    relatedDrafts: [drafts.both.branding, drafts.shop.branding],
    rules: serviceRules.branding,
    timing: 'on-submit',
    before: paths.serviceOperating,
    next: paths.serviceContact,
    skip: skipAskingTo(paths.serviceContact),
  },
  contact: {
    path: paths.serviceContact,
    title: 'Add Contact Information',
    place: 4,
    draft: contactDraft,
    relatedDrafts: [],
    rules: serviceRules.contact,
    timing: 'on-blur',
    before: paths.branding,
    next: '/',
    skip: skipContactTo(paths.shopShowcase, 0),
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
