import * as paths from '@aaspaas/contract/paths';
import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [{ path: paths.consoleHome, title: 'Today' }],
  sheet: 'console',
  budget: 112,
  load: () => import('./Page'),
};
