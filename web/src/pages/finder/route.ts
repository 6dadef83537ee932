import * as paths from '@aaspaas/contract/paths';
import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [{ path: paths.finder, title: 'Service finder', isIndexed: true }],
  sheet: 'finder',
  budget: 102,
  budgetAtOnce: 150,
  load: () => import('./Page'),
};
