import type { PageDefinition } from '../../url/page';

export const page: PageDefinition = {
  routes: [{ path: '/admin/words', title: 'Words' }],
  sheet: 'console',
  budget: 112,
  load: () => import('./Page'),
};
