import * as paths from '@aaspaas/contract/paths';
import { bothCategories } from '@aaspaas/contract/registration/categories';
import { bothRules } from '@aaspaas/contract/registration/rules/both';
import { businessHeader, type BusinessFlow, type BusinessRows, businessSteps } from './business-flow';
import { inOrder, skips, skipsContact } from './flow';
import { contactDraft, drafts } from '../../drafts/business-draft-forms';

export const bothFlow: BusinessFlow = {
  type: 'both',
  header: businessHeader,
  clean: bothRules.clean,
  rules: bothRules,
  categories: bothCategories,
  descriptionLength: { least: 50, most: 1000 },
  ...inOrder<BusinessRows>(businessSteps, paths.typeChoice, {
    basics: {
      path: paths.bothBasics,
      title: 'Basic Business & Shop Location Info',
      draft: drafts.both.basics,
      relatedDrafts: [drafts.shop.basics, drafts.service.basics],
      rules: bothRules.basics,
      timing: 'on-submit',
      skip: skips,
    },
    operating: {
      path: paths.bothOperating,
      title: 'Operating Details',
      draft: drafts.both.operating,
      relatedDrafts: [drafts.shop.operating, drafts.service.operating],
      rules: bothRules.operating,
      timing: 'on-submit',
      skip: skips,
    },
    branding: {
      path: paths.branding,
      title: 'Branding & Details',
      draft: drafts.both.branding,
      relatedDrafts: [drafts.shop.branding, drafts.service.branding],
      rules: bothRules.branding,
      timing: 'on-submit',
      skip: skips,
    },
    contact: {
      path: paths.contact,
      title: 'Add Contact Information',
      draft: contactDraft,
      relatedDrafts: [],
      rules: bothRules.contact,
      timing: 'on-blur',
      skip: { ...skipsContact, to: '/', afterMs: 1000 },
    },
  }),
  contactFields: [
    { field: 'primaryPhone', kind: 'phone', label: 'Primary contact number' },
    { field: 'alternatePhone', kind: 'phone', label: 'Alternate contact number', optional: true },
    { field: 'whatsappNumber', kind: 'phone', label: 'WhatsApp number', sameAs: 'primaryPhone' },
    { field: 'email', kind: 'email', label: 'Email address' },
    { field: 'password', kind: 'password', label: 'Password' },
    { field: 'confirm', kind: 'password', label: 'Confirm password' },
  ],
};
