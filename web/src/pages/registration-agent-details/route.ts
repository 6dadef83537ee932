import * as paths from '@aaspaas/contract/paths';
import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [{ path: paths.agentDetails, title: 'Delivery details' }],
  sheet: 'registration',
  load: () => import('./Page'),
};
