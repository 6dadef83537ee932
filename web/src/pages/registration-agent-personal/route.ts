import * as paths from '@aaspaas/contract/paths';
import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [{ path: paths.agentPersonal, title: 'Delivery agent registration', isIndexed: true }],
  sheet: 'registration',
  load: () => import('./Page'),
};
