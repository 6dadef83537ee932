import { legalPages } from '@aaspaas/contract/consent';
import { product } from '@aaspaas/contract/product';
import { GrievancesPage } from './GrievancesPage';
import { PrivacyPage } from './PrivacyPage';
import { TermsPage } from './TermsPage';
import type { PageServer } from '../page-server';

const descriptions: Readonly<Record<string, string>> = {
  [legalPages.terms.path]:
    `What holds for customers, businesses and delivery agents on ${product.name}, in plain words.`,
  [legalPages.privacy.path]:
    `What ${product.name} keeps about you, why and how long, who sees it, and how to see, correct or delete it.`,
  [legalPages.grievances.path]:
    `Whom to tell if something on ${product.name} is wrong, and how soon you hear from us.`,
};

export const server: PageServer = {
  answer: ({ route }) => {
    const description = descriptions[route.path];
    return description ? { head: { description } } : {};
  },
  drawings: { terms: <TermsPage />, privacy: <PrivacyPage />, grievances: <GrievancesPage /> },
};
