import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [{ path: '/ServiceFinder', title: 'Service finder', isIndexed: true }],
  sheet: 'finder',
  budget: 102,
  budgetAtOnce: 150,
  load: () => import('./Page'),
};
