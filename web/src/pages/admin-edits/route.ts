import type { PageDefinition } from '../../url/page';

export const page: PageDefinition = {
  routes: [{ path: '/admin/edits', title: 'Edits' }],
  sheet: 'console',
  budget: 112,
  load: () => import('./Page'),
};
