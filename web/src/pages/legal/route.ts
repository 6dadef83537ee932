import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [
    { path: '/terms', title: 'Terms', isIndexed: true },
    { path: '/privacy', title: 'Privacy', isIndexed: true },
    { path: '/grievances', title: 'Grievances', isIndexed: true },
  ],
  budget: 87.6,
  load: () => import('./Page'),
};
