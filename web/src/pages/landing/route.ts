import * as paths from '@aaspaas/contract/paths';
import { product } from '@aaspaas/contract/product';
import type { PageDefinition } from '../../page/page';
import { says } from '@aaspaas/contract/says';

export const page: PageDefinition = {
  routes: [
    {
      path: '/',
      title: says('{product}: shops, services and delivery near you', { product: product.name }),
      isWholeTitle: true,
      isIndexed: true,
    },
    { path: paths.why, title: says('Why {product}', { product: product.name }), isIndexed: true },
    { path: paths.goal, title: 'Our goal', isIndexed: true },
  ],
  sheet: 'first',
  load: () => import('./Page'),
};
