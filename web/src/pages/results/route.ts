import * as paths from '@aaspaas/contract/paths';
import type { PageDefinition } from '../../page/page';

const search = { title: 'Search', withQuery: 'search' } as const;

/** Every list of businesses is one screen: a search, the shops, the services, the finder. */
export const page: PageDefinition = {
  routes: [
    { path: '/', ...search },
    { path: paths.userHome, ...search },
    { path: paths.services, ...search },
    { path: paths.shops, ...search },
    { path: paths.services, title: 'Services near you', isIndexed: true },
    { path: paths.shops, title: 'Shops near you', isIndexed: true },
    { path: paths.finder, title: 'Service finder', isIndexed: true },
  ],
  sheet: 'results',
  load: () => import('./Page'),
};
