import type { CategoryList } from '@aaspaas/contract/registration/categories';
import {
  type Basics,
  type BusinessRules,
  type businessTypes,
  type Contact,
  type Operating,
} from '@aaspaas/contract/registration/values';
import type { Flow, StepRow, StepsOf } from './flow';
import type { BrandingValues } from '../../branding-values';
import type { ContactField } from './contact-field';

export type BusinessType = (typeof businessTypes)[number];

/** The steps of every registration of a business. */
export interface BusinessRows {
  readonly basics: StepRow<Basics>;
  readonly operating: StepRow<Operating>;
  readonly branding: StepRow<BrandingValues>;
  readonly contact: StepRow<Contact>;
}

/** The registration of a business: one each for sellers, for services and for both. */
export interface BusinessFlow extends Flow, StepsOf<BusinessRows> {
  readonly type: BusinessType;
  readonly rules: BusinessRules;
  readonly categories: CategoryList;
  /** How many characters the description may have. */
  readonly descriptionLength: { readonly least: number; readonly most: number };
  readonly contactFields: readonly ContactField<Contact>[];
}

export const businessHeader = 'Business Registration.';

/** What the progress bar calls the steps, in their order. */
export const businessSteps: Readonly<Record<'type' | keyof BusinessRows, string>> = {
  type: 'Business type',
  basics: 'Basic info',
  operating: 'Operating details',
  branding: 'Branding',
  contact: 'Contact',
};
