import * as paths from '@aaspaas/contract/paths';
import { shopCategories } from '@aaspaas/contract/registration/categories';
import { shopRules } from '@aaspaas/contract/registration/rules/shop';
import { skipContactTo, skipTo } from './flow';
import { businessHeader, type BusinessFlow, businessSteps } from './business-flow';
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
    path: paths.shopBasics,
    title: 'Basic Business & Shop Location Info',
    place: 1,
    draft: drafts.shop.basics,
    relatedDrafts: [drafts.both.basics, drafts.service.basics],
    rules: shopRules.basics,
    timing: 'on-submit',
    before: paths.typeChoice,
    next: paths.shopOperating,
    skip: skipTo(paths.shopOperating),
  },
  operating: {
    path: paths.shopOperating,
    title: 'Operating Details',
    place: 2,
    draft: drafts.shop.operating,
    relatedDrafts: [drafts.both.operating, drafts.service.operating],
    rules: shopRules.operating,
    timing: 'on-submit',
    before: paths.shopBasics,
    next: paths.branding,
    skip: skipTo(paths.branding),
  },
  branding: {
    path: paths.branding,
    title: 'Branding & Details',
    place: 3,
    draft: drafts.shop.branding,
    relatedDrafts: [drafts.both.branding, drafts.service.branding],
    rules: shopRules.branding,
    timing: 'on-submit',
    before: paths.shopOperating,
    next: paths.contact,
    skip: skipTo(paths.contact),
  },
  contact: {
    path: paths.contact,
    title: 'Add Contact Information',
    place: 4,
    draft: contactDraft,
    relatedDrafts: [],
    rules: shopRules.contact,
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
