import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [{ path: '/admin/words', title: 'Words' }],
  sheet: 'console',
  load: () => import('./Page'),
};
