import * as paths from '@aaspaas/contract/paths';
import type { PageDefinition } from '../../page/page';

export const page: PageDefinition = {
  routes: [{ path: paths.shopHome, title: 'Shop profile' }],
  sheet: 'first',
  load: () => import('./Page'),
};
