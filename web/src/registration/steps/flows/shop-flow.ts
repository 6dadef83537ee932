import * as paths from '@aaspaas/contract/paths';
import { shopCategories } from '@aaspaas/contract/registration/categories';
import { shopRules } from '@aaspaas/contract/registration/rules/shop';
import { businessHeader, type BusinessFlow, type BusinessRows, businessSteps } from './business-flow';
import { inOrder, skips, skipsContact } from './flow';
import { contactDraft, drafts } from '../../drafts/business-draft-forms';

export const shopFlow: BusinessFlow = {
  type: 'product-seller',
  header: businessHeader,
  clean: shopRules.clean,
  rules: shopRules,
  categories: shopCategories,
  descriptionLength: { least: 50, most: 1000 },
  ...inOrder<BusinessRows>(businessSteps, paths.typeChoice, {
    basics: {
      path: paths.shopBasics,
      title: 'Basic Business & Shop Location Info',
      draft: drafts.shop.basics,
      relatedDrafts: [drafts.both.basics, drafts.service.basics],
      rules: shopRules.basics,
      timing: 'on-submit',
      skip: skips,
    },
    operating: {
      path: paths.shopOperating,
      title: 'Operating Details',
      draft: drafts.shop.operating,
      relatedDrafts: [drafts.both.operating, drafts.service.operating],
      rules: shopRules.operating,
      timing: 'on-submit',
      skip: skips,
    },
    branding: {
      path: paths.branding,
      title: 'Branding & Details',
      draft: drafts.shop.branding,
      relatedDrafts: [drafts.both.branding, drafts.service.branding],
      rules: shopRules.branding,
      timing: 'on-submit',
      skip: skips,
    },
    contact: {
      path: paths.contact,
      title: 'Add Contact Information',
      draft: contactDraft,
      relatedDrafts: [],
      rules: shopRules.contact,
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
