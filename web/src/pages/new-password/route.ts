import * as paths from '@aaspaas/contract/paths';
import type { PageDefinition } from '../../page/page';

export const page: PageDefinition = {
  routes: [{ path: paths.newPassword, title: 'Choose a new password' }],
  sheet: 'first',
  load: () => import('./Page'),
};
