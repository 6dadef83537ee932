/**
 * The path of every page that anything leads to, each written here alone: pages, links, mails, robots and the sitemap
 * ask for it by name. '/' needs no name. Those inside the console stand in `console/paths.ts`.
 */
export const userHome = '/UserProfile';
export const shopHome = '/ShopProfile';
export const agentHome = '/DeliveryProfile';
export const consoleHome = '/admin';
export const consoleSettings = '/admin/settings';

export const shops = '/NearbyShop';
export const services = '/NearbyService';
export const finder = '/ServiceFinder';
export const agents = '/AssignDelivery';
/** A shop's own page has its id and name behind this. */
export const shopPages = '/shop/';
export const shopShowcase = '/ShopProfileLayout';

/** These two are the landing page, scrolled to a section; signed-in people may see it under them. */
export const why = '/Why';
export const goal = '/ourGoal';
export const terms = '/terms';
export const privacy = '/privacy';
export const grievances = '/grievances';

export const newPassword = '/new-password';
export const confirmEmail = '/confirm-email';
export const undoChange = '/undo-change';
export const endWish = '/end-wish';
/** A receipt's page has its number behind this. */
export const receiptPages = '/receipt/';
export const devPages = '/dev/';

/** Where every registration of a business begins, and the first step of each kind. */
export const typeChoice = '/RegistrationJoin';
export const shopBasics = '/BusinessRegistrationForm';
export const serviceStart = '/ServiceRegistration';
export const serviceBasics = '/ServiceRegistrationForm';
export const bothBasics = '/BothRegistrationForm';
export const agentPersonal = '/DeliveryAgentForm';
export * from './registration/later-steps';

/** A path means the same in any letter case, and with a slash at its end. */
export const isAt = (path: string, ...pages: readonly string[]): boolean =>
  pages.some((page) => page.toLowerCase() === path.toLowerCase().replace(/(.)\/$/, '$1'));
