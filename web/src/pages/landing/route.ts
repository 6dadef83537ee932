import * as paths from '@aaspaas/contract/paths';
import { product } from '@aaspaas/contract/product';
import type { PageDefinition } from '../page';

export const page: PageDefinition = {
  routes: [
    {
      path: '/',
      title: `${product.name}: shops, services and delivery near you`,
      isWholeTitle: true,
      isIndexed: true,
    },
    { path: paths.why, title: `Why ${product.name}`, isIndexed: true },
    { path: paths.goal, title: 'Our goal', isIndexed: true },
  ],
  sheet: 'first',
  load: () => import('./Page'),
};
