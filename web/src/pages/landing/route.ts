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
    { path: '/Why', title: `Why ${product.name}`, isIndexed: true },
    { path: '/ourGoal', title: 'Our goal', isIndexed: true },
  ],
  sheet: 'first',
  budget: 92,
  load: () => import('./Page'),
};
