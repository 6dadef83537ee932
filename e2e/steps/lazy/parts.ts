import type { Locator, Page } from '@playwright/test';
import { keepDrafts } from '../registration/shop-form';
import { follow } from './lost-scripts';
import type { Person } from '../sign-in-as';

/** How every part that comes later is reached, what stands in its place when it does not come, and how it shows. */

export interface LostPart {
  readonly parts: readonly string[];
  /** The screen to which one goes; what it needs itself comes. */
  readonly screen?: string;
  /** It is asked for as soon as the page stands. */
  readonly isAskedAtOnce?: boolean;
  reach?(page: Page): Promise<unknown>;
  /** Nothing, where only a help is missing. */
  says?(page: Page): Locator;
  /** Instead of waiting for the line. */
  again?(page: Page): Promise<unknown>;
  comes(page: Page): Locator;
  leave?(page: Page): Promise<unknown>;
}

interface LostOnPage {
  readonly address: string;
  readonly as?: Person;
  prepare?(page: Page): Promise<unknown>;
  readonly lost: readonly LostPart[];
}

const shopPage = '/shop/16-sampige-bakes-coffee';
const sentence = (page: Page) => page.getByText('This did not load.').first();
const note = (page: Page) => page.getByRole('dialog', { name: 'Not loaded' });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const noShops = { result: true, message: '', list: [], more: false };

const emptyLists = (page: Page) =>
  page.route('**/aaspaas/shop/list/shop**', (route) => route.fulfill({ json: noShops }));

/** A dialog that the address opens, over the page that is there. */
const dialog = (part: string, open: string, title: string | RegExp): LostPart => ({
  parts: [part],
  reach: (page) => follow(page, `?open=${open}`),
  says: note,
  comes: (page) => page.locator('dialog[open]').getByRole('heading', { name: title }),
  leave: (page) => page.goBack(),
});

/** A page that the server draws for who comes to it from outside. */
const text = (part: string, address: string): LostPart => ({
  parts: [part],
  screen: 'LegalScreen',
  reach: (page) => follow(page, address),
  says: sentence,
  comes: (page) => page.getByRole('main').getByRole('heading', { level: 1 }),
});

const pendingPayment = {
  reference: 'AAAABBBBCCCC',
  amount_rupees: 500,
  payee: 'Aaspaas',
  upi_id: 'aaspaas@upi',
  state: 'due',
  utr: null,
  reason: '',
};

export const lostOnPages: readonly LostOnPage[] = [
  {
    address: '/',
    lost: [
      {
        parts: ['late'],
        isAskedAtOnce: true,
        comes: (page) => button(page, /^Favorite: /),
      },
      {
        parts: ['Suggestions'],
        reach: (page) => page.getByRole('combobox', { name: 'Search' }).fill('bak'),
        comes: (page) => page.getByRole('listbox'),
      },
      dialog('UrlDialogs', 'subscription', /Grow your business/),
      dialog('LoginDialog', 'login', 'Welcome Back'),
      dialog('SignUpDialog', 'sign-up', 'Sign Up'),
      dialog('ForgotDialog', 'forgot', 'Confirm identity'),
      // Nobody has asked for a code, so these two lead there.
      dialog('VerifyCodeDialog', 'verify-code', 'Confirm identity'),
      dialog('ResetPasswordDialog', 'reset-password', 'Confirm identity'),
      dialog('ResetDoneDialog', 'reset-done', 'Password changed'),
    ],
  },
  {
    address: '/',
    lost: [
      {
        parts: ['Header'],
        reach: (page) => follow(page, shopPage),
        says: (page) => page.getByRole('banner').getByRole('button', { name: 'Login / Register' }),
        comes: (page) => page.locator('header:has(a[href="/NearbyShop"])'),
      },
    ],
  },
  { address: '/NearbyShop', lost: [dialog('VendorOffer', 'subscription', /Grow your business/)] },
  {
    address: '/admin',
    lost: [
      {
        parts: ['JoinSection', 'LandingStory', 'AboutSections'],
        screen: 'LandingScreen',
        reach: (page) => follow(page, '/'),
        says: sentence,
        comes: (page) => page.locator('main:has(#about):has(a[href^="/DeliveryAgentForm"])'),
      },
    ],
  },
  {
    address: '/admin',
    lost: [
      text('TermsPage', '/terms'),
      text('PrivacyPage', '/privacy'),
      text('GrievancesPage', '/grievances'),
    ],
  },
  {
    address: '/admin',
    prepare: emptyLists,
    lost: [
      {
        parts: ['NoShops'],
        screen: 'LandingScreen',
        reach: (page) => follow(page, '/'),
        says: (page) => page.getByText('No shops available.').first(),
        comes: (page) => page.getByText('Nobody has joined here yet.').first(),
      },
    ],
  },
  {
    address: '/admin',
    prepare: emptyLists,
    lost: [
      {
        parts: ['SampleListings'],
        screen: 'FinderScreen',
        reach: (page) => follow(page, '/ServiceFinder?category=zzzz&type=shop'),
        says: sentence,
        comes: (page) => page.getByRole('heading', { name: 'Sample listings' }),
      },
    ],
  },
  {
    address: '/NearbyShop',
    as: 'customer',
    lost: [
      dialog('AvatarMenu', 'account', 'Your account'),
      dialog('ProfileDialog', 'profile', 'User Profile'),
      dialog('SettingsDialog', 'settings', 'Settings'),
      dialog('FavouritesDialog', 'favourites', 'My Favorites'),
      dialog('AssignDialog', 'assign&agent=0', 'Assign a delivery agent'),
      {
        parts: ['server-session'],
        reach: async (page) => {
          await follow(page, '?open=account');
          await button(page, 'Logout').click();
        },
        says: (page) => page.getByText('Network error. Please check your internet connection.'),
        again: (page) => button(page, 'Logout').click(),
        comes: (page) => button(page, 'Login / Register'),
      },
    ],
  },
  {
    address: '/UserProfile',
    as: 'customer',
    lost: [
      {
        parts: ['LeaveDialog'],
        reach: (page) => page.locator('a[href^="/DeliveryAgentForm"]').first().click(),
        says: note,
        comes: (page) => page.getByRole('alertdialog', { name: 'Log out and register?' }),
      },
    ],
  },
  {
    address: shopPage,
    lost: [
      {
        parts: ['NearbyLists'],
        isAskedAtOnce: true,
        says: sentence,
        comes: (page) => page.getByRole('heading', { name: /^Similar Shops/ }),
      },
      {
        parts: ['ReviewPanel'],
        reach: (page) => page.getByRole('tab', { name: /Reviews/ }).click(),
        says: (page) => page.getByText('Error loading reviews'),
        comes: (page) => page.getByRole('form', { name: 'Write a Review' }),
      },
    ],
  },
  {
    address: shopPage,
    lost: [
      { parts: ['CopyButton'], isAskedAtOnce: true, comes: (page) => button(page, 'Copy the phone number') },
      {
        parts: ['Lightbox'],
        reach: (page) => button(page, 'Show the photo larger').click(),
        says: note,
        comes: (page) => page.getByRole('dialog', { name: /^Photos of/ }),
      },
    ],
  },
  {
    address: shopPage,
    prepare: (page) => page.route('**/media/**', (route) => route.abort()),
    lost: [
      {
        parts: ['CategoryTile'],
        isAskedAtOnce: true,
        comes: (page) => page.getByRole('article').locator('use[href*="#bread"]').first(),
      },
    ],
  },
  {
    address: shopPage,
    as: 'owner',
    lost: [
      { parts: ['OwnerEdit'], isAskedAtOnce: true, says: sentence, comes: (page) => button(page, /^Edit/) },
      {
        parts: ['EditShopDialog'],
        reach: (page) => button(page, /^Edit/).click(),
        says: note,
        comes: (page) => page.getByRole('dialog', { name: 'Edit shop' }),
      },
    ],
  },
  {
    address: '/ServiceFinder?category=Bakery&type=shop',
    lost: [
      {
        parts: ['LeafletMap'],
        isAskedAtOnce: true,
        says: (page) => page.getByText('The map did not load.'),
        comes: (page) => page.locator('.leaflet-container'),
      },
    ],
  },
  {
    address: '/ServiceFinder?category=Bakery&type=shop',
    lost: [
      {
        parts: ['shop'],
        isAskedAtOnce: true,
        reach: (page) => page.getByRole('article').first().getByRole('link').first().click(),
        says: (page) => page.getByText('Failed to load shop details. Please try again.'),
        comes: (page) => page.getByRole('tab', { name: 'About Us' }),
      },
    ],
  },
  {
    address: '/BusinessRegistrationForm',
    lost: [
      {
        parts: ['PinField'],
        isAskedAtOnce: true,
        says: sentence,
        comes: (page) => button(page, 'Set a pin on the map'),
      },
      {
        parts: ['done-steps'],
        isAskedAtOnce: true,
        comes: (page) => page.locator('main ol > li', { hasText: ', done' }).first(),
      },
      {
        parts: ['PinPicker', 'cities'],
        reach: (page) => button(page, 'Set a pin on the map').click(),
        says: (page) => page.getByText('The map did not load.'),
        comes: (page) => page.locator('.leaflet-container'),
      },
    ],
  },
  {
    address: '/ServiceContactPage',
    lost: [
      {
        parts: ['SkipQuestion'],
        isAskedAtOnce: true,
        reach: (page) => button(page, 'Skip').click(),
        says: note,
        comes: (page) => page.getByRole('alertdialog', { name: 'Skip this step?' }),
      },
    ],
  },
  {
    address: '/ContactInfoform',
    prepare: (page) =>
      page.addInitScript(
        (payment) => sessionStorage.setItem('pendingPayment', payment),
        JSON.stringify(pendingPayment),
      ),
    lost: [
      {
        parts: ['upi-code'],
        isAskedAtOnce: true,
        says: (page) => page.getByText('The code did not load.'),
        comes: (page) => page.getByRole('img', { name: 'QR code to pay by UPI' }),
      },
    ],
  },
  {
    address: '/BrandingRegistrationform',
    prepare: async (page) => {
      // No page of ours, which would load the scripts.
      await page.goto('/favicon.svg');
      await keepDrafts(page);
    },
    lost: [
      {
        parts: ['AlertDialog'],
        reach: (page) =>
          page
            .locator('input[type="file"]')
            .setInputFiles({ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') }),
        says: note,
        comes: (page) => page.getByRole('alertdialog', { name: 'Photos' }),
      },
    ],
  },
  {
    address: '/dev/ui',
    lost: [
      {
        parts: ['ToastCard'],
        isAskedAtOnce: true,
        reach: (page) => button(page, 'Error').click(),
        says: (page) => page.getByText('Email already exists or is invalid'),
        again: (page) => button(page, 'Success').click(),
        comes: (page) => button(page, 'Dismiss'),
      },
    ],
  },
];
