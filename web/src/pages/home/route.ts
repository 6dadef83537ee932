import type { PageDefinition } from '../../router/page';

export const page: PageDefinition = {
  routes: [{ path: '/UserProfile', title: 'Find Shops & Services Near You' }],
  load: () => import('./Page'),
};
