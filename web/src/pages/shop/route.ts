import * as paths from '@aaspaas/contract/paths';
import type { PageDefinition } from '../../page/page';

export const page: PageDefinition = {
  routes: [{ path: `${paths.shopPages}:shop`, title: 'Shop', isIndexed: true }],
  sheet: 'first',
  load: () => import('./Page'),
};
