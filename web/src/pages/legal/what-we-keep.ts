import type { KeptDays } from '@aaspaas/contract/page';
import { product } from '@aaspaas/contract/product';
import { type Sentence, says } from '@aaspaas/contract/says';
import { say } from '../../say';

type Fact = readonly [name: string, says: string];

/** What is stored and why. It must be true: whoever adds a table adds a line here and below. */
export const used: readonly Fact[] = [
  [
    'Your account',
    'Name, email address, mobile number, password (as a fingerprint), for customers who give them address, district, state and PIN code; a photo if you add one. To log you in, to fill in forms for you and to reach you about your account.',
  ],
  [
    'A business',
    'What the owner tells us for the listing: names, category, address, place on the map, hours, products, numbers, email, photos. To show it to customers. Payments: amount, reference, dates and the bank’s number if you typed it. To confirm the fee.',
  ],
  [
    'A delivery agent',
    'Numbers, vehicle, kind of work, place, whether available, photo and pictures of the licence. To show the agent to customers, and to see that there is a licence.',
  ],
  ['What you do', 'Your reviews, favourites, delivery requests and ratings. Because you asked us to.'],
  [
    'What you agreed to',
    'The words that stood before you when you joined, and when. To be able to show it, to you too.',
  ],
  ['Your language', 'The one that you choose. To show pages and to write to you in it.'],
  [
    'Corrections',
    'Words of a page that you say read wrong, and how they should read, but not who said so. To put them right.',
  ],
  [
    'Visits',
    'For each login when it began, when it was last used, and the kind of browser, such as Chrome on Android. The random number of devices that you have logged in on, as a fingerprint. Counters of failed logins and of too many requests, by account, device or internet address. A security log of logins, failures and changes by account number, without names, numbers or addresses. To keep strangers out.',
  ],
  [
    'Without any person',
    'How often a shop was called or written to, and searches, as numbers; in words only those that several people made.',
  ],
];

export const keptFor = (days: KeptDays): readonly Fact[] => [
  [
    'Account, listing, photos, licence, favourites',
    'Until you delete them or your account. Pictures leave our disk within a few days after that.',
  ],
  [
    'Reviews and finished deliveries',
    'They stay for the other side when your account goes: reviews as Anonymous User, deliveries without your name and addresses.',
  ],
  ['Payments', 'The amount, reference and dates stay in our books, without you.'],
  ['Consents', 'As long as the account; after that without you.'],
  [
    'Logins',
    say('At most 24 hours, or {logins} days with Remember me; then they are deleted.', {
      logins: days.logins,
    }),
  ],
  ['Devices that you have logged in on', 'A year after they were last used.'],
  [
    'A changed email address or mobile number',
    'The one before it for 7 days, so that a change that was not yours can be undone.',
  ],
  ['Codes for a forgotten password', '30 days. They work for 10 minutes.'],
  [
    'Mails that we sent',
    say('Their text goes when they are sent; address and subject after {days} days.', { days: days.mails }),
  ],
  ['Security log', say('{days} days.', { days: days.securityLog })],
  ['Counters of failed logins and requests', 'From an hour to 30 days.'],
  ['Corrections', 'A year.'],
  ['Searches', say('{days} days.', { days: days.searches })],
  ['The record of decisions about listings and accounts', 'For good, by numbers, without personal data.'],
  ['Backups', 'What you delete may stay in backup copies until they are replaced, for a year at most.'],
];

export const seenBy: readonly Sentence[] = [
  'Everyone: a business’s name, owner’s name, address, hours, pictures and phone numbers, once it is listed; an agent’s name, photo, place, vehicle and phone numbers; a reviewer’s name, stars and words.',
  'Visitors who are not logged in do not see the number of an agent who is not available.',
  'The agent whom you send: your first name, the two addresses and your note; your full name and number once the agent has accepted. When it is over, no address of a person and no number.',
  says(
    'Those who run {product}: what they need to confirm payments, help you and act on complaints. Licence pictures are seen by the agent and by them only.',
    { product: product.name },
  ),
  'Nobody else: email addresses, customers’ addresses and favourites, and of course passwords, of which we hold only a fingerprint that cannot be read back.',
  'Courts and authorities, where the law obliges us.',
];

export const inTheBrowser = (days: KeptDays): readonly string[] => [
  say(
    'A cookie that keeps you logged in: until you close the browser, or {logins} days if you ticked Remember me.',
    { logins: days.logins },
  ),
  'A cookie with a random number that knows this device again, so that nobody else can lock you out by guessing your password: one year.',
  'If you choose a language, a cookie that keeps it on this device: one year.',
  'While you recover a password, cookies for a few minutes.',
  'If you close an announcement, a cookie that keeps it closed on this device: 90 days.',
  'What you have typed into a form, photos that you picked stay in your own browser until you send or leave them. So do the place that you chose and your last searches, until you clear them.',
  'No cookie is for advertising or for following you, and none comes from anybody else.',
];
