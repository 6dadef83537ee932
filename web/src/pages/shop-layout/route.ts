import * as paths from '@aaspaas/contract/paths';
import type { PageDefinition } from '../../page/page';

export const page: PageDefinition = {
  routes: [{ path: paths.shopShowcase, title: 'Shop profile' }],
  load: () => import('./Page'),
};
