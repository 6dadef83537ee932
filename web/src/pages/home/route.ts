import type { PageDefinition } from '../../navigation/page';

export const page: PageDefinition = {
  routes: [{ path: '/UserProfile', title: 'Find Shops & Services Near You' }],
  load: () => import('./Page'),
};
