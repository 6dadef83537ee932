import * as paths from '@aaspaas/contract/paths';
import { serviceCategories } from '@aaspaas/contract/registration/categories';
import { serviceRules } from '@aaspaas/contract/registration/rules/service';
import { businessHeader, type BusinessFlow, type BusinessRows, businessSteps } from './business-flow';
import { inOrder, skipsContact, skipsUnlessTyped } from './flow';
import { contactDraft, drafts } from '../../drafts/business-draft-forms';

export const serviceFlow: BusinessFlow = {
  type: 'service-provider',
  header: businessHeader,
  clean: serviceRules.clean,
  rules: serviceRules,
  categories: serviceCategories,
  descriptionLength: { least: 10, most: 500 },
  ...inOrder<BusinessRows>(businessSteps, paths.typeChoice, {
    basics: {
      path: paths.serviceBasics,
      title: 'Basic Business & Shop Location Info',
      draft: drafts.service.basics,
      relatedDrafts: [drafts.both.basics, drafts.shop.basics],
      rules: serviceRules.basics,
      timing: 'on-change',
      skip: skipsUnlessTyped,
    },
    operating: {
      path: paths.serviceOperating,
      title: 'Operating Details',
      draft: drafts.service.operating,
      relatedDrafts: [drafts.both.operating, drafts.shop.operating],
      rules: serviceRules.operating,
      timing: 'on-submit',
      skip: skipsUnlessTyped,
    },
    branding: {
      path: paths.branding,
      title: 'Branding & Details',
      draft: drafts.service.branding,
      relatedDrafts: [drafts.both.branding, drafts.shop.branding],
      rules: serviceRules.branding,
      timing: 'on-submit',
      skip: skipsUnlessTyped,
    },
    contact: {
      path: paths.serviceContact,
      title: 'Add Contact Information',
      draft: contactDraft,
      relatedDrafts: [],
      rules: serviceRules.contact,
      timing: 'on-blur',
      skip: { ...skipsContact, to: paths.shopShowcase },
    },
  }),
  contactFields: [
    { field: 'primaryPhone', kind: 'phone', label: 'Primary contact number' },
    { field: 'alternatePhone', kind: 'phone', label: 'Alternate contact number', optional: true },
    { field: 'whatsappNumber', kind: 'phone', label: 'WhatsApp number', sameAs: 'primaryPhone' },
    { field: 'email', kind: 'email', label: 'Email address', optional: true },
    { field: 'password', kind: 'password', label: 'Password' },
    { field: 'confirm', kind: 'password', label: 'Confirm password' },
  ],
};
