import * as paths from '@aaspaas/contract/paths';
import type { PageDefinition } from '../../page/page';

export const page: PageDefinition = {
  routes: [{ path: paths.userHome, title: 'Find Shops & Services Near You' }],
  sheet: 'first',
  load: () => import('./Page'),
};
