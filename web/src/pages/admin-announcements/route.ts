import type { PageDefinition } from '../../url/page';

export const page: PageDefinition = {
  routes: [{ path: '/admin/announcements', title: 'Announcements' }],
  sheet: 'console',
  budget: 112,
  load: () => import('./Page'),
};
