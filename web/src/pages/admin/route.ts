import * as paths from '@aaspaas/contract/paths';
import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [{ path: paths.consoleHome, title: 'Today' }],
  sheet: 'console',
  load: () => import('./Page'),
};
