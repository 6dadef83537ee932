import * as paths from '@aaspaas/contract/paths';
import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [{ path: paths.newPassword, title: 'Choose a new password' }],
  budget: 94.4,
  load: () => import('./Page'),
};
