import type { PageDefinition } from '../../navigation/page';

export const page: PageDefinition = {
  routes: [{ path: '/admin/agents', title: 'Agents' }],
  sheet: 'console',
  budget: 112,
  load: () => import('./Page'),
};
