import type { ComponentType } from 'react';
import { product } from '@aaspaas/contract/product';
import type { PageUrl } from './router/url';
import type { PageRoute } from './router/page-route';

const page = (path: string, screen: string, title: string, isPrivate = true): PageRoute => ({
  path,
  screen,
  title: `${title} · ${product.name}`,
  isPrivate,
});

/** A step of a registration. */
const step = (path: string, screen: string, title: string, isPrivate = true): PageRoute => ({
  ...page(path, screen, title, isPrivate),
  sheet: 'join',
});

/** Says plainly that the screen is not built yet. */
const soon = (path: string, title: string): PageRoute => page(path, 'admin', title);

const landing = { screen: 'landing', sheet: 'first' } as const;

const whenSearched = { withQuery: 'search' };

export const routes: readonly PageRoute[] = [
  { ...page('/', 'landing-search', 'Search'), sheet: 'first', ...whenSearched },
  { path: '/', title: `${product.name}: shops, services and delivery near you`, ...landing },
  { ...page('/Why', '', `Why ${product.name}`, false), ...landing },
  { ...page('/ourGoal', '', 'Our goal', false), ...landing },
  { ...page('/shop/:shop', 'shop', 'Shop', false), sheet: 'first' },
  { ...page('/UserProfile', 'search', 'Search'), ...whenSearched },
  page('/UserProfile', 'home', 'Find Shops & Services Near You'),
  step('/RegistrationJoin', 'registration-type', 'Who Are You Joining As?', false),
  step('/BusinessRegistrationForm', 'registration-shop-basics', 'Register your shop', false),
  step('/BusinessOperatingDetails', 'registration-shop-operating', 'Operating Details'),
  step('/BrandingRegistrationform', 'registration-branding', 'Branding & Details'),
  step('/ContactInfoform', 'registration-contact', 'Add Contact Information'),
  step('/ServiceRegistration', 'registration-service-basics', 'Register your service'),
  step('/ServiceRegistrationForm', 'registration-service-basics', 'Register your service', false),
  step('/OperationDetails', 'registration-service-operating', 'Operating Details'),
  step('/ServiceContactPage', 'registration-contact', 'Add Contact Information'),
  step('/BothRegistrationForm', 'registration-both-basics', 'Register your business', false),
  step('/BothBusinessOperatingDetails', 'registration-both-operating', 'Operating Details'),
  page('/ShopProfile', 'shop-profile', 'Shop profile'),
  page('/ShopProfileLayout', 'shop-layout', 'Shop profile'),
  { ...page('/ServiceFinder', 'finder', 'Service finder', false), sheet: 'find' },
  { ...page('/NearbyService', 'search', 'Search'), ...whenSearched },
  page('/NearbyService', 'nearby', 'Services near you', false),
  { ...page('/NearbyShop', 'search', 'Search'), ...whenSearched },
  page('/NearbyShop', 'nearby', 'Shops near you', false),
  step('/DeliveryAgentForm', 'registration-agent-personal', 'Delivery agent registration', false),
  step('/DeliveryDetails', 'registration-agent-details', 'Delivery details'),
  step('/uploadProfilePicture', 'registration-agent-photo', 'Profile picture'),
  step('/DeliveryContactInformation', 'registration-agent-contact', 'Contact information'),
  page('/DeliveryProfile', 'delivery-profile', 'Delivery profile'),
  page('/AssignDelivery', 'assign-delivery', 'Nearby Delivery Agent', false),
  page('/new-password', 'new-password', 'Choose a new password'),
  page('/terms', 'legal', 'Terms', false),
  page('/privacy', 'legal', 'Privacy', false),
  page('/grievances', 'legal', 'Grievances', false),
  page('/confirm-email', 'confirm-email', 'Confirm your email address'),
  page('/undo-change', 'undo-change', 'Undo a change'),
  soon('/admin', 'Admin'),
];

const devRoute = page('/dev/ui', 'dev-ui', 'UI components');

export const notFoundRoute = page('', 'not-found', 'Page not found');

export function matchRoute({ path, query }: PageUrl, hasDevPages: boolean): PageRoute {
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

const files = import.meta.glob<{ Page: ComponentType }>('./pages/*/Page.tsx');

/** Each screen is a script of its own, loaded when somebody goes there. */
export async function loadScreen({ screen }: PageRoute): Promise<ComponentType> {
  const loaded = (await files[`./pages/${screen}/Page.tsx`]?.())?.Page;
  if (!loaded) throw new Error(`there is no screen called ${screen}`);
  return loaded;
}
