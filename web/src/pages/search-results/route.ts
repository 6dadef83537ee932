import * as paths from '@aaspaas/contract/paths';
import type { PageDefinition } from '../../page/page';

export const page: PageDefinition = {
  routes: [
    { path: paths.userHome, title: 'Search', withQuery: 'search' },
    { path: paths.services, title: 'Search', withQuery: 'search' },
    { path: paths.shops, title: 'Search', withQuery: 'search' },
  ],
  load: () => import('./Page'),
};
