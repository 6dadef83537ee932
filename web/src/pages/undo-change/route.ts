import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [{ path: '/undo-change', title: 'Undo a change' }],
  budget: 93.5,
  load: () => import('./Page'),
};
