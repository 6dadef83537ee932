import * as paths from '@aaspaas/contract/paths';
import type { PageDefinition } from '../../page/page';

export const page: PageDefinition = {
  routes: [
    { path: paths.services, title: 'Services near you', isIndexed: true },
    { path: paths.shops, title: 'Shops near you', isIndexed: true },
  ],
  load: () => import('./Page'),
};
