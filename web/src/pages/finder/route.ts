import type { PageDefinition } from '../../navigation/page';

export const page: PageDefinition = {
  routes: [{ path: '/ServiceFinder', title: 'Service finder', isIndexed: true }],
  sheet: 'finder',
  budget: 94.7,
  budgetAtOnce: 145,
  load: () => import('./Page'),
};
