import * as paths from '@aaspaas/contract/paths';
import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [{ path: paths.typeChoice, title: 'Who Are You Joining As?', isIndexed: true }],
  sheet: 'registration',
  load: () => import('./Page'),
};
