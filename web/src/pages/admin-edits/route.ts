import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [{ path: '/admin/edits', title: 'Edits' }],
  sheet: 'console',
  load: () => import('./Page'),
};
