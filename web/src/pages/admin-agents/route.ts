import type { PageDefinition } from '../../history/page';

export const page: PageDefinition = {
  routes: [{ path: '/admin/agents', title: 'Agents' }],
  sheet: 'console',
  budget: 112,
  load: () => import('./Page'),
};
