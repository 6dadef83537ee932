import * as paths from '@aaspaas/contract/paths';
import type { PageDefinition } from '../../page/page';

export const page: PageDefinition = {
  routes: [{ path: paths.agents, title: 'Nearby Delivery Agent', isIndexed: true }],
  load: () => import('./Page'),
};
