import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [{ path: '/receipt/:number', title: 'Receipt' }],
  budget: 95,
  load: () => import('./Page'),
};
