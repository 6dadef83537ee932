import * as paths from '@aaspaas/contract/paths';
import type { PageDefinition } from '../../page/page';

export const page: PageDefinition = {
  routes: [{ path: paths.endWish, title: 'What you wait for' }],
  load: () => import('./Page'),
};
