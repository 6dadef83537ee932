import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [{ path: '/admin/agents', title: 'Agents' }],
  sheet: 'console',
  load: () => import('./Page'),
};
