import { buttonNamed, notLoaded, notLoadedDialog, type PageWithLazyParts, shopPath } from './lazy-part';

export const shopParts: readonly PageWithLazyParts[] = [
  {
    path: shopPath,
    lazyParts: [
      {
        scripts: ['NearbyLists'],
        isLoadedAtOnce: true,
        standsIn: notLoaded,
        appears: (page) => page.getByRole('heading', { name: /^Similar Shops/ }),
      },
      {
        scripts: ['CopyButton'],
        isLoadedAtOnce: true,
        appears: (page) => buttonNamed(page, 'Copy the phone number'),
      },
      {
        scripts: ['WhereItIs'],
        isLoadedAtOnce: true,
        appears: (page) => page.getByRole('heading', { name: 'Where it is' }),
      },
      {
        scripts: ['ReviewPanel'],
        reach: (page) => page.getByRole('link', { name: /^Reviews/ }).click(),
        standsIn: (page) => page.getByText('Error loading reviews'),
        appears: (page) => page.getByRole('form', { name: 'Write a Review' }),
      },
      {
        scripts: ['Lightbox'],
        reach: (page) => buttonNamed(page, 'Photo 1 of 7').click(),
        standsIn: notLoadedDialog,
        appears: (page) => page.getByRole('dialog', { name: /^Photos of/ }),
      },
    ],
  },
  {
    path: shopPath,
    prepare: (page) => page.route('**/media/**', (route) => route.abort()),
    lazyParts: [
      {
        scripts: ['ShopFront'],
        isLoadedAtOnce: true,
        appears: (page) => page.locator('.shop-sign').first(),
      },
    ],
  },
  {
    path: shopPath,
    as: 'owner',
    lazyParts: [
      {
        scripts: ['OwnerEdit'],
        isLoadedAtOnce: true,
        standsIn: notLoaded,
        appears: (page) => buttonNamed(page, /^Edit/),
      },
      {
        scripts: ['EditShopDialog'],
        reach: (page) => buttonNamed(page, /^Edit/).click(),
        standsIn: notLoadedDialog,
        appears: (page) => page.getByRole('dialog', { name: 'Edit shop' }),
      },
    ],
  },
  {
    path: '/ServiceFinder?category=Bakery&type=shop&view=map',
    lazyParts: [
      {
        scripts: ['LeafletMap'],
        isLoadedAtOnce: true,
        standsIn: (page) => page.getByText('The map did not load.'),
        appears: (page) => page.locator('.leaflet-container'),
      },
    ],
  },
  {
    path: '/ServiceFinder?category=Bakery&type=shop&view=map',
    prepare: (page) => page.route(/\/tiles\//, (route) => route.abort()),
    lazyParts: [
      {
        scripts: ['MapBase'],
        isLoadedAtOnce: true,
        standsIn: (page) => page.getByText('The map is not loading'),
        appears: (page) => page.locator('.leaflet-drawn-pane circle').first(),
      },
    ],
  },
  {
    path: '/ServiceFinder?category=Bakery&type=shop',
    lazyParts: [
      {
        scripts: ['ResultsMap'],
        reach: (page) => page.getByRole('link', { name: 'Map', exact: true }).click(),
        standsIn: notLoaded,
        appears: (page) => page.locator('.leaflet-container'),
      },
    ],
  },
  {
    path: '/ServiceFinder?category=Bakery&type=shop',
    lazyParts: [
      {
        scripts: ['detail'],
        isLoadedAtOnce: true,
        reach: (page) => page.getByRole('article').first().getByRole('link').first().click(),
        standsIn: (page) => page.getByText('Failed to load shop details. Please try again.'),
        appears: (page) => page.getByRole('article').getByRole('link', { name: 'About Us' }),
      },
    ],
  },
];
