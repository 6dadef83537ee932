import * as paths from '@aaspaas/contract/paths';
import type { PageDefinition } from '../../page/page';

export const page: PageDefinition = {
  routes: [{ path: paths.confirmEmail, title: 'Confirm your email address' }],
  load: () => import('./Page'),
};
