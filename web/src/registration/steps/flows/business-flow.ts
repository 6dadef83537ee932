import type { CategoryList } from '@aaspaas/contract/registration/categories';
import {
  type Basics,
  type BusinessRules,
  type businessTypes,
  type Contact,
  type Operating,
} from '@aaspaas/contract/registration/values';
import type { Flow, FlowStep } from './flow';
import type { BrandingValues } from '../../branding-values';
import type { ContactField } from './contact-field';

export type BusinessType = (typeof businessTypes)[number];

/** The registration of a business: one each for sellers, for services and for both. */
export interface BusinessFlow extends Flow {
  readonly type: BusinessType;
  readonly rules: BusinessRules;
  readonly categories: CategoryList;
  /** How long the description may be, as shown to the owner. */
  readonly descriptionLength: string;
  readonly basics: FlowStep<Basics>;
  readonly operating: FlowStep<Operating>;
  readonly branding: FlowStep<BrandingValues>;
  readonly contact: FlowStep<Contact>;
  readonly contactFields: readonly ContactField<Contact>[];
}

export const businessHeader = 'Business Registration.';
export const businessSteps = [
  'Business type',
  'Basic info',
  'Operating details',
  'Branding',
  'Contact',
] as const;
