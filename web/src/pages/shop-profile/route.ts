import * as paths from '@aaspaas/contract/paths';
import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [{ path: paths.shopHome, title: 'Shop profile' }],
  budget: 105.5,
  load: () => import('./Page'),
};
