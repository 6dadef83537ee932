import type { PageDefinition } from '../../links/page';

export const page: PageDefinition = {
  routes: [{ path: '/admin/agents', title: 'Agents' }],
  sheet: 'console',
  budget: 112,
  load: () => import('./Page'),
};
