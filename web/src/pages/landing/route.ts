import * as paths from '@aaspaas/contract/paths';
import { product } from '@aaspaas/contract/product';
import type { PageDefinition } from '../../page/page';
import { say } from '../../say';

export const page: PageDefinition = {
  routes: [
    {
      path: '/',
      title: say('{product}: shops, services and delivery near you', { product: product.name }),
      isWholeTitle: true,
      isIndexed: true,
    },
    { path: paths.why, title: say('Why {product}', { product: product.name }), isIndexed: true },
    { path: paths.goal, title: 'Our goal', isIndexed: true },
  ],
  sheet: 'first',
  load: () => import('./Page'),
};
