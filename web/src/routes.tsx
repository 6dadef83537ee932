import type { ComponentType } from 'react';
import type { PageCall } from '@aaspaas/contract/page';
import { product } from '@aaspaas/contract/product';
import { idOfShopAddress } from '@aaspaas/contract/shops/address';
import type { Address } from './router/address';
import { landingReads, landingSearchReads, shopReads } from './screens/reads';

export interface PageRoute {
  /** Addresses are matched without regard to letter case. A part after ':' stands for one path segment. */
  readonly path: string;
  /** Matches only when the query has this field. */
  readonly withQuery?: string;
  readonly title: string;
  /** The screen's module, as the build names it. */
  readonly module: string;
  load(): Promise<ComponentType>;
  /** What the server reads before it draws the screen. */
  reads?(address: Address): PageCall[];
  /** Kept out of search engines: forms, profiles and what only its owner wants. */
  readonly isPrivate?: boolean;
}

const landing = {
  module: 'src/screens/LandingScreen.tsx',
  load: async () => (await import('./screens/LandingScreen')).LandingScreen,
  reads: landingReads,
};

const soon = {
  module: 'src/screens/SoonScreen.tsx',
  load: async () => (await import('./screens/SoonScreen')).SoonScreen,
  isPrivate: true,
};

const titled = (title: string): string => `${title} · ${product.name}`;

export const routes: readonly PageRoute[] = [
  {
    path: '/',
    withQuery: 'search',
    title: titled('Search'),
    module: 'src/screens/LandingSearchScreen.tsx',
    load: async () => (await import('./screens/LandingSearchScreen')).LandingSearchScreen,
    reads: landingSearchReads,
  },
  { path: '/', title: `${product.name}: shops, services and delivery near you`, ...landing },
  { path: '/Why', title: titled(`Why ${product.name}`), ...landing },
  { path: '/ourGoal', title: titled('Our goal'), ...landing },
  {
    path: '/shop/:shop',
    title: product.name,
    module: 'src/screens/ShopScreen.tsx',
    load: async () => (await import('./screens/ShopScreen')).ShopScreen,
    reads: ({ path }) => shopReads(idOfShopAddress(path.split('/')[2] ?? '')),
  },
  { path: '/UserProfile', title: titled('Find Shops & Services Near You'), ...soon },
  { path: '/RegistrationJoin', title: titled('Who Are You Joining As?'), ...soon },
  { path: '/BusinessRegistrationForm', title: titled('Register your shop'), ...soon },
  { path: '/BusinessOperatingDetails', title: titled('Operating Details'), ...soon },
  { path: '/BrandingRegistrationform', title: titled('Branding & Details'), ...soon },
  { path: '/ContactInfoform', title: titled('Add Contact Information'), ...soon },
  { path: '/ServiceRegistration', title: titled('Register your service'), ...soon },
  { path: '/ServiceRegistrationForm', title: titled('Register your service'), ...soon },
  { path: '/OperationDetails', title: titled('Operating Details'), ...soon },
  { path: '/ServiceContactPage', title: titled('Add Contact Information'), ...soon },
  { path: '/BothRegistrationForm', title: titled('Register your business'), ...soon },
  { path: '/BothBusinessOperatingDetails', title: titled('Operating Details'), ...soon },
  { path: '/ShopProfile', title: titled('Shop profile'), ...soon },
  { path: '/ShopProfileLayout', title: titled('Shop profile'), ...soon },
  { path: '/ServiceFinder', title: titled('Service finder'), ...soon },
  { path: '/NearbyService', title: titled('Services near you'), ...soon },
  { path: '/NearbyShop', title: titled('Shops near you'), ...soon },
  { path: '/DeliveryAgentForm', title: titled('Delivery agent registration'), ...soon },
  { path: '/DeliveryDetails', title: titled('Delivery details'), ...soon },
  { path: '/uploadProfilePicture', title: titled('Profile picture'), ...soon },
  { path: '/DeliveryContactInformation', title: titled('Contact information'), ...soon },
  { path: '/DeliveryProfile', title: titled('Delivery profile'), ...soon },
  { path: '/AssignDelivery', title: titled('Nearby Delivery Agent'), ...soon },
  { path: '/admin', title: titled('Admin'), ...soon },
];

export const devRoute: PageRoute = {
  path: '/dev/ui',
  title: titled('UI components'),
  module: 'src/screens/DevUiScreen.tsx',
  load: async () => (await import('./screens/DevUiScreen')).DevUiScreen,
  isPrivate: true,
};

export const notFoundRoute: PageRoute = {
  path: '',
  title: titled('Page not found'),
  module: 'src/screens/NotFoundScreen.tsx',
  load: async () => (await import('./screens/NotFoundScreen')).NotFoundScreen,
  isPrivate: true,
};

export function matchRoute({ path, query }: Address, hasDevPages: boolean): PageRoute {
  const known = hasDevPages ? [...routes, devRoute] : routes;
  const fitsQuery = ({ withQuery }: PageRoute) =>
    withQuery === undefined || Boolean(query.get(withQuery)?.trim());
  return known.find((route) => fits(route.path, path) && fitsQuery(route)) ?? notFoundRoute;
}

function fits(pattern: string, path: string): boolean {
  const wanted = pattern.toLowerCase().split('/');
  const given = path
    .toLowerCase()
    .replace(/(.)\/$/, '$1')
    .split('/');
  return (
    wanted.length === given.length && wanted.every((part, at) => part.startsWith(':') || part === given[at])
  );
}
