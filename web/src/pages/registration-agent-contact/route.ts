import * as paths from '@aaspaas/contract/paths';
import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [{ path: paths.agentContact, title: 'Contact information' }],
  sheet: 'registration',
  load: () => import('./Page'),
};
