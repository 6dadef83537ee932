import * as paths from '@aaspaas/contract/paths';
import type { PageDefinition } from '../../page/page';

export const page: PageDefinition = {
  routes: [{ path: `${paths.devPages}ui`, title: 'UI components' }],
  isForDevelopment: true,
  load: () => import('./Page'),
};
