/** The pages inside the console. One of a list, such as a payment, has its id behind the list's path. */
export const payments = '/admin/payments';
export const licences = '/admin/licences';
export const reviews = '/admin/reviews';
export const edits = '/admin/edits';
export const corrections = '/admin/corrections';

export const statements = '/admin/statements';
export const ledger = '/admin/ledger';

export const shops = '/admin/shops';
export const services = '/admin/services';
/** A shop or service has its id behind this. */
export const listings = '/admin/listings';
export const agents = '/admin/agents';
export const customers = '/admin/customers';
/** An agent, customer or admin has the id behind this. */
export const people = '/admin/people';
export const duplicates = '/admin/duplicates';

export const words = '/admin/words';
export const places = '/admin/places';

export const announcements = '/admin/announcements';
export const outbox = '/admin/outbox';
export const jobs = '/admin/jobs';
export const audit = '/admin/audit';
export const security = '/admin/security';
export const admins = '/admin/admins';
export const twoStep = '/admin/two-step';

export { consoleHome as today, consoleSettings as settings } from '../paths';
