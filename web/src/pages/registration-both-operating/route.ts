import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [{ path: '/BothBusinessOperatingDetails', title: 'Operating Details' }],
  sheet: 'registration',
  budget: 98.7,
  load: () => import('./Page'),
};
