import * as paths from '@aaspaas/contract/paths';
import type { PageDefinition } from '../../page/page';

export const page: PageDefinition = {
  routes: [{ path: paths.undoChange, title: 'Undo a change' }],
  load: () => import('./Page'),
};
