import type { PageDefinition } from '../../links/page';

export const page: PageDefinition = {
  routes: [{ path: '/admin/licences', title: 'Licences' }],
  sheet: 'console',
  budget: 95,
  load: () => import('./Page'),
};
