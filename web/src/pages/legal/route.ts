import * as paths from '@aaspaas/contract/paths';
import type { PageDefinition } from '../../page/page';

export const page: PageDefinition = {
  routes: [
    { path: paths.terms, title: 'Terms', isIndexed: true },
    { path: paths.privacy, title: 'Privacy', isIndexed: true },
    { path: paths.grievances, title: 'Grievances', isIndexed: true },
  ],
  load: () => import('./Page'),
};
