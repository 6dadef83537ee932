import * as paths from '@aaspaas/contract/paths';
import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [{ path: paths.shopBasics, title: 'Register your shop', isIndexed: true }],
  sheet: 'registration',
  load: () => import('./Page'),
};
