import type { PageDefinition } from '../../router/page';

export const page: PageDefinition = {
  routes: [{ path: '/BothBusinessOperatingDetails', title: 'Operating Details' }],
  sheet: 'registration',
  load: () => import('./Page'),
};
