import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [{ path: '/end-wish', title: 'What you wait for' }],
  budget: 92.8,
  load: () => import('./Page'),
};
