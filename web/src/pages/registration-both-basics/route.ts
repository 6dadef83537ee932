import * as paths from '@aaspaas/contract/paths';
import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [{ path: paths.bothBasics, title: 'Register your business', isIndexed: true }],
  sheet: 'registration',
  load: () => import('./Page'),
};
