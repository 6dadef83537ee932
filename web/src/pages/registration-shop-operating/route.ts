import * as paths from '@aaspaas/contract/paths';
import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [{ path: paths.shopOperating, title: 'Operating Details' }],
  sheet: 'registration',
  load: () => import('./Page'),
};
