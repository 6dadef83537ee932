import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [{ path: '/UserProfile', title: 'Find Shops & Services Near You' }],
  budget: 97.6,
  load: () => import('./Page'),
};
