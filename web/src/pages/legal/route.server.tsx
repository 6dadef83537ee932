import { legalPages } from '@aaspaas/contract/consent';
import { product } from '@aaspaas/contract/product';
import { GrievancesPage } from './GrievancesPage';
import { PrivacyPage } from './PrivacyPage';
import { TermsPage } from './TermsPage';
import type { PageServer } from '../../page/page-server';
import { says, type Said } from '@aaspaas/contract/says';
import { say } from '../../say';

const descriptions: Readonly<Record<string, Said>> = {
  [legalPages.terms.path]: says(
    'What holds for customers, businesses and delivery agents on {product}, in plain words.',
    { product: product.name },
  ),
  [legalPages.privacy.path]: says(
    'What {product} keeps about you, why and how long, who sees it, and how to see, correct or delete it.',
    { product: product.name },
  ),
  [legalPages.grievances.path]: says(
    'Whom to tell if something on {product} is wrong, and how soon you hear from us.',
    { product: product.name },
  ),
};

export const server: PageServer = {
  answer: ({ route }) => {
    const description = descriptions[route.path];
    return description ? { head: { description: say(description) } } : {};
  },
  drawings: { terms: <TermsPage />, privacy: <PrivacyPage />, grievances: <GrievancesPage /> },
};
