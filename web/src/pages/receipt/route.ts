import * as paths from '@aaspaas/contract/paths';
import type { PageDefinition } from '../../page/page';

export const page: PageDefinition = {
  routes: [{ path: `${paths.receiptPages}:number`, title: 'Receipt' }],
  load: () => import('./Page'),
};
