import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Rolldown } from 'vite';

const root = join(import.meta.dirname, '../..');

/**
 * The sources that travel in one file, by its name: what several pages load. A source that is in no group goes into a
 * file of those that are loaded by the same pages. `scripts/check-budget.mjs` says what a page loads; where it got
 * more, a page loads a group for one of its sources, which then belongs elsewhere.
 */
export const groups: Readonly<Record<string, readonly string[]>> = {
  notes: ['web/src/ui: IconButton OfflineNote', 'web/src/forms: new-id use-idempotency-key'],
  empty: ['web/src/ui: EmptyState art/EmptyFigure art/figures'],
  ui: [
    'web/src/ui: Badge ContactLinks ErrorState Photo loading/CardSkeleton stars/Rating tones',
    'contract/src/photos: media',
    'contract/src/roles: roles',
    'contract/src: phone-number',
  ],
  forms: [
    'web/src/forms: FormError fields/Field fields/TextField focus-first-invalid form-parts use-form',
    'web/src/forms: complain use-kept-press',
    'contract/src/rule-engine: rule',
  ],
  fields: [
    'web/src/forms: fields/ChoiceGroup fields/TextArea',
    'contract/src/rule-engine: text',
    'contract/src/photos: rules/files',
    'contract/src/accounts: rules/email rules/password',
  ],
  hours: ['contract/src/shops: delivery-options hours prices'],
  'open-state': ['contract/src/shops: open-state weekdays'],
  person: [
    'contract/src/agents: availability rules/profile work-types',
    'contract/src/accounts: rules/mobile rules/profile',
  ],
  frame: ['web/src/ui: art/Logo loading/ListSkeleton'],
  tabs: ['web/src/ui: Tabs'],
  near: ['web/src/places: device-position', 'contract/src/deliveries: calls moves'],
  glance: ['web/src/shops: opening/OpenLine', 'contract/src/places: distance'],
  dialogs: ['web/src/ui: Avatar dialogs/ConfirmDialog dialogs/Dialog', 'web/src/current-url: add-step'],
  stars: ['web/src/ui: stars/Stars', 'web/src/forms: fields/StarInput'],
  contact: [
    'web/src/shops: cards/ShopPhoto cards/card-view contact/ContactButtons',
    'contract/src/shops: calls links',
    'web/src/shops: detail/DetailSkeleton',
  ],
  search: [
    'web/src/shops: cards/ShopCard',
    'web/src/search: KeptFields asked filters list-requests list-urls',
    'web/src/search: requests',
    'contract/src/places: default-location',
  ],
  list: ['web/src/search: SampleListings recent-searches searching'],
  box: [
    'web/src/search: SearchBox SearchPill voice/VoiceButton voice/recogniser',
    'web/src/places: remember-city',
  ],
  places: [
    'web/src/search: requested-place use-search-place',
    'web/src/places: LocationNote reverse-geocoding visit-location',
    'contract/src/places: calls',
  ],
  landing: [
    'web/src/search: ShopRow ShopSection',
    'web/src/pages: landing/Hero landing/Join landing/Needs landing/ShopsAndServices landing/sky',
  ],
  hero: ['web/src/pages: landing/LandingLayout landing/use-landing-place'],
  detail: [
    'web/src/shops: contact/PhoneNumber contact/SendAgentLink detail/FullShop',
    'web/src/shops: detail/ContactCard detail/Gallery detail/HowFar detail/PriceList detail/RoundActions',
    'web/src/shops: detail/ShareButton detail/ShopById detail/ShopDetail detail/ShopFacts',
    'web/src/shops: detail/ShopSections detail/lazy-lightbox opening/OpeningHours',
    'web/src/ui: loading/WhenNear',
  ],
  agents: [
    'web/src/pages: agents/AvailabilityBadge agents/agent-view',
    'web/src/deliveries: DeliveryCard DeliveryItem DeliveryMoves DeliverySection RateAgent delivery-view',
    'web/src/deliveries: use-deliveries',
    'contract/src/deliveries: rules/delivery',
    'contract/src/agents: calls',
  ],
  wizard: [
    'web/src/registration: drafts/StepWithDraft drafts/draft-store drafts/use-draft steps/StepProgress',
    'web/src/registration: steps/Wizard steps/flows/business-flow steps/flows/business-type',
    'web/src/registration: steps/flows/flow steps/use-wizard',
    'web/src/places: PinCodeField',
    'contract/src/registration: rules/phone values',
  ],
  business: [
    'web/src/shops: category/CategoryField',
    'web/src/registration: drafts/business-draft-forms drafts/pin-code-draft',
    'web/src/registration: pages/BusinessBasics',
    'web/src/forms: fields/as-choice',
    'contract/src/shops: category-choice category-names rules/service-tag service-areas',
    'contract/src/registration: categories rules/opening-hours rules/service-tags',
    'contract/src/photos: rules/shop-photos',
  ],
  'flow-shop': ['web/src/registration: steps/flows/shop-flow', 'contract/src/registration: rules/shop'],
  'flow-service': [
    'web/src/registration: steps/flows/service-flow',
    'contract/src/registration: rules/service',
  ],
  'flow-both': ['web/src/registration: steps/flows/both-flow', 'contract/src/registration: rules/both'],
  operating: [
    'web/src/registration: pages/BusinessOperating',
    'web/src/forms: fields/HoursPicker fields/MultiChoice fields/day-sets',
  ],
  'kept-photos': [
    'web/src/registration: drafts/photo-store steps/MissingStep steps/use-missing-step',
    'web/src/photos: PhotoTile photo-error prepare-photo same-photo shrink-photo use-preview',
  ],
  phones: ['web/src/forms: fields/CheckboxField fields/PhoneField use-same-number'],
  'agent-drafts': ['web/src/registration: drafts/agent-drafts drafts/agent-photos'],
  'agent-flow': [
    'web/src/registration: drafts/agent-draft-forms steps/flows/agent-flow',
    'contract/src/registration: rules/agent rules/agent-photos',
  ],
  receipts: ['web/src/accounts: NotSignedIn', 'contract/src/payments: calls receipt'],
  upi: ['web/src/ui: QrCode', 'contract/src/payments: rules/payment upi'],
  editor: ['web/src/shops: edit/EditButton edit/ShopEditor'],
  payment: [
    'web/src/payments: paying/PaymentCard',
    'web/src/payments: paying/UtrField paying/use-payment',
    'contract/src/payments: open-soon',
  ],
  'mail-link': ['web/src/accounts: MailLinkCard use-mail-link', 'contract/src/accounts: contact-calls'],
  own: ['web/src/ui: NextSteps', 'web/src/accounts: use-action'],
  submit: [
    'web/src/registration: submit/FailedPhotos submit/SendingPhotos submit/photo-tickets',
    'web/src/registration: submit/send-with-photos submit/submission-key submit/use-first-sign-in',
    'web/src/registration: submit/use-leave-signal submit/use-photo-retry',
    'web/src/registration: pages/ContactStep pages/UnfinishedSteps',
    'web/src/accounts: ConsentText TakenAccount',
    'contract/src/registration: calls consent',
    'contract/src/photos: photo-ticket',
    'contract/src: consent',
  ],
  console: [
    'web/src/console: console-page load-page pages requests',
    'web/src/console: menu-parts/money menu-parts/people-and-listings menu-parts/running-it menu-parts/search',
    'web/src/console: menu-parts/work',
    'contract/src/roles: grades',
    'contract/src/console: access/calls access/proof-calls announcements/calls audit/calls bulk/calls corrections/calls',
    'contract/src/console: declare-console-call duplicates/calls jobs/calls licences/calls listings/calls',
    'contract/src/console: listings/filters outbox/calls payments/calls people/calls people/note-calls places/calls',
    'contract/src/console: reviews/calls settings/calls statements/calls statements/limits today/calls today/limits',
    'contract/src/console: today/waiting-call words/calls',
    'web/src/console: ConsoleFrame ConsoleGuard ConsoleHeader ConsoleTable ActionButton ActionForm Facts Filters',
    'web/src/console: listings/ListingStatus listings/words say-amount Shown access/CodeForm access/ProofProvider',
    'web/src/console: read-again say-time use-action use-may',
    'web/src/api: with-proof',
    'contract/src/console: access/rules/code indian-time',
  ],
};

/** What every page loads: the entry with all that it imports, and what nearly every page shows. */
const shell = [
  'web/src: entry-client ui/Icon ui/art/icons ui/loading/Skeleton frame/header/sections session/tab-storage',
  'contract/src: say-number says places/city-names',
];

/** The files of a line such as 'web/src/ui: Badge Photo'. */
export const filesOf = (line: string): readonly string[] => {
  const [folder = '', names = ''] = line.split(': ');
  return names.split(' ').map((name) => {
    const base = join(root, folder, name);
    const file = ['.ts', '.tsx', '.svg'].map((ending) => base + ending).find((each) => existsSync(each));
    if (!file) throw new Error(`web/vite/chunk-groups.ts names ${folder}/${name}, which is not there`);
    return file;
  });
};

const isIn = (lines: readonly string[]) => {
  const files = new Set(lines.flatMap(filesOf));
  return (id: string): boolean => files.has(id.replace(/\?.*$/, ''));
};

export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'shell', test: isIn(shell), includeDependenciesRecursively: true, priority: 1 },
  ...Object.entries(groups).map(([name, lines]) => ({
    name,
    test: isIn(lines),
    includeDependenciesRecursively: false,
  })),
];
