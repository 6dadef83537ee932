import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [{ path: '/admin/agents', title: 'Agents' }],
  sheet: 'console',
  budget: 112,
  load: () => import('./Page'),
};
