import * as paths from '@aaspaas/contract/paths';
import { bothCategories } from '@aaspaas/contract/registration/categories';
import { bothRules } from '@aaspaas/contract/registration/rules/both';
import { skipContactTo, skipTo } from './flow';
import { businessHeader, type BusinessFlow, businessSteps } from './business-flow';
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
    path: paths.bothBasics,
    title: 'Basic Business & Shop Location Info',
    place: 1,
    draft: drafts.both.basics,
    relatedDrafts: [drafts.shop.basics, drafts.service.basics],
    rules: bothRules.basics,
    timing: 'on-submit',
    before: paths.typeChoice,
    next: paths.bothOperating,
    skip: skipTo(paths.bothOperating),
  },
  operating: {
    path: paths.bothOperating,
    title: 'Operating Details',
    place: 2,
    draft: drafts.both.operating,
    relatedDrafts: [drafts.shop.operating, drafts.service.operating],
    rules: bothRules.operating,
    timing: 'on-submit',
    before: paths.bothBasics,
    next: paths.branding,
    skip: skipTo(paths.branding),
  },
  branding: {
    path: paths.branding,
    title: 'Branding & Details',
    place: 3,
    draft: drafts.both.branding,
    relatedDrafts: [drafts.shop.branding, drafts.service.branding],
    rules: bothRules.branding,
    timing: 'on-submit',
    before: paths.bothOperating,
    next: paths.contact,
    skip: skipTo(paths.contact),
  },
  contact: {
    path: paths.contact,
    title: 'Add Contact Information',
    place: 4,
    draft: contactDraft,
    relatedDrafts: [],
    rules: bothRules.contact,
    timing: 'on-blur',
    before: paths.branding,
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
