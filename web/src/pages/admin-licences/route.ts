import type { PageDefinition } from '../../url/page';

export const page: PageDefinition = {
  routes: [{ path: '/admin/licences', title: 'Licences' }],
  sheet: 'console',
  budget: 112,
  load: () => import('./Page'),
};
