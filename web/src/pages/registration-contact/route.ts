import * as paths from '@aaspaas/contract/paths';
import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [
    { path: paths.contact, title: 'Add Contact Information' },
    { path: paths.serviceContact, title: 'Add Contact Information' },
  ],
  sheet: 'registration',
  load: () => import('./Page'),
};
