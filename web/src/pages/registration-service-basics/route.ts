import * as paths from '@aaspaas/contract/paths';
import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [
    { path: paths.serviceStart, title: 'Register your service' },
    { path: paths.serviceBasics, title: 'Register your service', isIndexed: true },
  ],
  sheet: 'registration',
  load: () => import('./Page'),
};
