import * as paths from '@aaspaas/contract/paths';
import type { PageDefinition } from '../../page/page';

export const page: PageDefinition = {
  routes: [{ path: paths.finder, title: 'Service finder', isIndexed: true }],
  sheet: 'finder',
  load: () => import('./Page'),
};
