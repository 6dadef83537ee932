import type { PageDefinition } from '../../url/page';

export const page: PageDefinition = {
  routes: [{ path: '/UserProfile', title: 'Find Shops & Services Near You' }],
  budget: 97.6,
  load: () => import('./Page'),
};
