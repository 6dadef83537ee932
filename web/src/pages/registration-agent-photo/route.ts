import * as paths from '@aaspaas/contract/paths';
import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [{ path: paths.agentPhoto, title: 'Profile picture' }],
  sheet: 'registration',
  load: () => import('./Page'),
};
