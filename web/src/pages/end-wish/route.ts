import type { PageDefinition } from '../../url/page';

export const page: PageDefinition = {
  routes: [{ path: '/end-wish', title: 'What you wait for' }],
  budget: 92.8,
  load: () => import('./Page'),
};
