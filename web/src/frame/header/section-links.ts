import { product } from '@aaspaas/contract/product';
import { sectionIds } from './sections';
import { says } from '@aaspaas/contract/says';

/** Links to sections of the landing page, for the header and the footer. */

export const guestLinks = [
  { label: 'Home', section: sectionIds.about },
  { label: says('Why {product}', { product: product.name }), section: sectionIds.why },
  { label: 'Our Goal', section: sectionIds.goals },
] as const;

export const aboutLinks = [
  { label: 'About Us', section: sectionIds.about },
  { label: 'Company', section: sectionIds.company },
  { label: 'Achievements', section: sectionIds.why },
  { label: 'Our Goals', section: sectionIds.goals },
] as const;
