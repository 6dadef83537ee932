import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [{ path: '/dev/ui', title: 'UI components' }],
  isForDevelopment: true,
  budget: 121.4,
  load: () => import('./Page'),
};
