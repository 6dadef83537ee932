import type { Page } from '@playwright/test';
import { followLink } from '../links';
import { standInForSpeech } from '../speech';
import {
  buttonNamed,
  dialog,
  type LazyPart,
  notLoaded,
  notLoadedDialog,
  type PageWithLazyParts,
  shopPath,
} from './lazy-part';

const noShops = { result: true, message: '', list: [], more: false };
const emptyLists = (page: Page) =>
  page.route('**/aaspaas/shop/list/shop**', (route) => route.fulfill({ json: noShops }));

/** A text that the server draws into the page; it is lazy only for visitors who come by a link within the app. */
const text = (script: string, path: string): LazyPart => ({
  scripts: [script],
  pageScript: 'pages/legal',
  reach: (page) => followLink(page, path),
  standsIn: notLoaded,
  appears: (page) => page.getByRole('main').getByRole('heading', { level: 1 }),
});

export const homeParts: readonly PageWithLazyParts[] = [
  {
    path: '/',
    prepare: standInForSpeech,
    lazyParts: [
      {
        scripts: ['lazy'],
        isLoadedAtOnce: true,
        appears: (page) => buttonNamed(page, /^Favorite: /),
      },
      {
        scripts: ['Suggestions'],
        reach: (page) => page.getByRole('combobox', { name: 'Search' }).fill('bak'),
        appears: (page) => page.getByRole('listbox'),
      },
      dialog('UrlDialogs', 'subscription', /Grow your business/),
      dialog('LoginDialog', 'login', 'Welcome Back'),
      dialog('SignUpDialog', 'sign-up', 'Sign Up'),
      dialog('ForgotDialog', 'forgot', 'Confirm identity'),
      // Without a code these two lead back to the first dialog.
      dialog('VerifyCodeDialog', 'verify-code', 'Confirm identity'),
      dialog('ResetPasswordDialog', 'reset-password', 'Confirm identity'),
      dialog('ResetDoneDialog', 'reset-done', 'Password changed'),
      dialog('PlaceDialog', 'place', 'Where should we look?'),
      dialog('SearchDialog', 'search', 'Find Shops & Services Near You.'),
      {
        scripts: ['VoiceDialog'],
        reach: (page) => buttonNamed(page, 'Speak instead of typing').click(),
        standsIn: notLoadedDialog,
        appears: (page) => page.getByRole('dialog', { name: 'Search by voice' }),
        leave: (page) => page.keyboard.press('Escape'),
      },
      {
        scripts: ['Header'],
        reach: (page) => followLink(page, shopPath),
        standsIn: (page) => page.getByRole('banner').getByRole('button', { name: 'Login / Register' }),
        appears: (page) => page.locator('header:has(a[href="/NearbyShop"])'),
      },
    ],
  },
  {
    path: '/admin',
    lazyParts: [
      dialog('VendorOffer', 'subscription', /Grow your business/),
      {
        scripts: ['JoinSection', 'LandingStory', 'AboutSections', 'NeedsGrid'],
        pageScript: 'pages/landing',
        reach: (page) => followLink(page, '/'),
        standsIn: notLoaded,
        appears: (page) =>
          page.locator('main:has(#about):has(a[href^="/DeliveryAgentForm"]):has(a[href*="search=Plumber"])'),
      },
      text('TermsPage', '/terms'),
      text('PrivacyPage', '/privacy'),
      text('GrievancesPage', '/grievances'),
    ],
  },
  {
    path: '/admin',
    prepare: emptyLists,
    lazyParts: [
      {
        scripts: ['NoShops'],
        pageScript: 'pages/landing',
        reach: (page) => followLink(page, '/'),
        standsIn: (page) => page.getByText('No shops available.').first(),
        appears: (page) => page.getByText('Nobody has joined here yet.').first(),
      },
      {
        scripts: ['InsteadOf'],
        pageScript: 'pages/results',
        reach: (page) => followLink(page, '/ServiceFinder?category=zzzz&type=shop'),
        standsIn: notLoaded,
        appears: (page) => page.getByRole('heading', { name: 'Sample listings' }),
      },
    ],
  },
];
