import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [{ path: '/admin/licences', title: 'Licences' }],
  sheet: 'console',
  budget: 112,
  load: () => import('./Page'),
};
