import type { PageDefinition } from '../../router/page';

export const page: PageDefinition = {
  routes: [{ path: '/undo-change', title: 'Undo a change' }],
  load: () => import('./Page'),
};
