import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [{ path: '/admin/licences', title: 'Licences' }],
  sheet: 'console',
  load: () => import('./Page'),
};
