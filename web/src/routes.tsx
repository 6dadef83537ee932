import type { ComponentType } from 'react';
import { product } from '@aaspaas/contract/product';
import type { Address } from './router/address';
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
const soon = (path: string, title: string): PageRoute => page(path, 'SoonScreen', title);

const landing = { screen: 'LandingScreen', sheet: 'first' } as const;

const whenSearched = { withQuery: 'search' };

export const routes: readonly PageRoute[] = [
  { ...page('/', 'LandingSearchScreen', 'Search'), sheet: 'first', ...whenSearched },
  { path: '/', title: `${product.name}: shops, services and delivery near you`, ...landing },
  { ...page('/Why', '', `Why ${product.name}`, false), ...landing },
  { ...page('/ourGoal', '', 'Our goal', false), ...landing },
  { ...page('/shop/:shop', 'ShopScreen', 'Shop', false), sheet: 'first' },
  { ...page('/UserProfile', 'SearchScreen', 'Search'), ...whenSearched },
  page('/UserProfile', 'HomeScreen', 'Find Shops & Services Near You'),
  step('/RegistrationJoin', 'TypeChoiceScreen', 'Who Are You Joining As?', false),
  step('/BusinessRegistrationForm', 'ShopBasicsScreen', 'Register your shop', false),
  step('/BusinessOperatingDetails', 'ShopOperatingScreen', 'Operating Details'),
  step('/BrandingRegistrationform', 'BusinessBrandingScreen', 'Branding & Details'),
  step('/ContactInfoform', 'BusinessContactScreen', 'Add Contact Information'),
  step('/ServiceRegistration', 'ServiceBasicsScreen', 'Register your service'),
  step('/ServiceRegistrationForm', 'ServiceBasicsScreen', 'Register your service', false),
  step('/OperationDetails', 'ServiceOperatingScreen', 'Operating Details'),
  step('/ServiceContactPage', 'BusinessContactScreen', 'Add Contact Information'),
  step('/BothRegistrationForm', 'BothBasicsScreen', 'Register your business', false),
  step('/BothBusinessOperatingDetails', 'BothOperatingScreen', 'Operating Details'),
  page('/ShopProfile', 'ShopProfileScreen', 'Shop profile'),
  page('/ShopProfileLayout', 'ShopLayoutScreen', 'Shop profile'),
  { ...page('/ServiceFinder', 'FinderScreen', 'Service finder', false), sheet: 'find' },
  { ...page('/NearbyService', 'SearchScreen', 'Search'), ...whenSearched },
  page('/NearbyService', 'NearbyScreen', 'Services near you', false),
  { ...page('/NearbyShop', 'SearchScreen', 'Search'), ...whenSearched },
  page('/NearbyShop', 'NearbyScreen', 'Shops near you', false),
  step('/DeliveryAgentForm', 'AgentPersonalScreen', 'Delivery agent registration', false),
  step('/DeliveryDetails', 'AgentDetailsScreen', 'Delivery details'),
  step('/uploadProfilePicture', 'AgentPictureScreen', 'Profile picture'),
  step('/DeliveryContactInformation', 'AgentContactScreen', 'Contact information'),
  page('/DeliveryProfile', 'DeliveryProfileScreen', 'Delivery profile'),
  page('/AssignDelivery', 'AssignDeliveryScreen', 'Nearby Delivery Agent', false),
  page('/new-password', 'NewPasswordScreen', 'Choose a new password'),
  page('/terms', 'LegalScreen', 'Terms', false),
  page('/privacy', 'LegalScreen', 'Privacy', false),
  page('/grievances', 'LegalScreen', 'Grievances', false),
  page('/confirm-email', 'ConfirmEmailScreen', 'Confirm your email address'),
  page('/undo-change', 'UndoChangeScreen', 'Undo a change'),
  soon('/admin', 'Admin'),
];

const devRoute = page('/dev/ui', 'DevUiScreen', 'UI components');

export const notFoundRoute = page('', 'NotFoundScreen', 'Page not found');

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

const files = import.meta.glob<Record<string, ComponentType>>('./screens/*Screen.tsx');

/** Each screen is a script of its own, loaded when somebody goes there. */
export async function loadScreen({ screen }: PageRoute): Promise<ComponentType> {
  const loaded = (await files[`./screens/${screen}.tsx`]?.())?.[screen];
  if (!loaded) throw new Error(`there is no screen called ${screen}`);
  return loaded;
}
