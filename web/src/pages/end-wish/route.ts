import * as paths from '@aaspaas/contract/paths';
import type { PageDefinition } from '../../page/page';

export const page: PageDefinition = {
  routes: [{ path: paths.endWish, title: 'My alerts' }],
  load: () => import('./Page'),
};
