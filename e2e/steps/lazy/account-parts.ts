import type { Page } from '@playwright/test';
import { followLink } from '../links';
import { buttonNamed, dialog, notLoadedDialog, type PageWithLazyParts } from './lazy-part';

const oneOnItsWay = (page: Page) =>
  page.route('**/aaspaas/delivery/list/request', (route) =>
    route.fulfill({
      json: {
        result: true,
        stamp: 's',
        list: [
          {
            d_id: 1,
            d_state: 'accepted',
            d_steps: [],
            d_created_at: new Date().toISOString(),
            d_changed_at: new Date().toISOString(),
            pickup_address: '12 Main Road',
            drop_address: '4 Park Lane',
            u_name: 'Ravi Nair',
            r_rating: null,
          },
        ],
      },
    }),
  );

export const accountParts: readonly PageWithLazyParts[] = [
  {
    path: '/UserProfile',
    as: 'customer',
    lazyParts: [
      {
        scripts: ['LeaveDialog'],
        reach: (page) => page.locator('a[href^="/DeliveryAgentForm"]').first().click(),
        standsIn: notLoadedDialog,
        appears: (page) => page.getByRole('alertdialog', { name: 'Log out and register?' }),
        leave: (page) => page.keyboard.press('Escape'),
      },
      dialog('AvatarMenu', 'account', 'Your account'),
      dialog('ProfileDialog', 'profile', 'User Profile'),
      dialog('SettingsDialog', 'settings', 'Settings'),
      dialog('AddressDialog', 'address', 'Your address'),
      dialog('OwnReviewsDialog', 'reviews', 'My reviews'),
      dialog('FavouritesDialog', 'favourites', 'My Favorites'),
      dialog('AssignDialog', 'assign&agent=0', 'Assign a delivery agent'),
      {
        scripts: ['server-session'],
        reach: async (page) => {
          await followLink(page, '?open=account');
          await buttonNamed(page, 'Logout').click();
          await buttonNamed(page, 'Log out').click();
        },
        standsIn: (page) => page.getByText('Network error. Please check your internet connection.'),
        retry: (page) => buttonNamed(page, 'Log out').click(),
        appears: (page) => buttonNamed(page, 'Login / Register'),
      },
    ],
  },
  {
    path: '/UserProfile?city=Kochi',
    as: 'customer',
    prepare: oneOnItsWay,
    lazyParts: [
      {
        scripts: ['RunningDeliveries', 'RunningCards'],
        isLoadedAtOnce: true,
        appears: (page) => page.getByRole('region', { name: 'On its way' }),
      },
    ],
  },
  {
    path: '/NearbyShop',
    as: 'customer',
    lazyParts: [
      {
        scripts: ['BottomBar'],
        reach: async (page) => {
          await followLink(page, '?open=account');
          await buttonNamed(page, 'Logout').click();
          await buttonNamed(page, 'Log out').click();
        },
        standsIn: (page) => page.locator('.bottom-bar a[href="/NearbyShop"]'),
        appears: (page) => page.locator('.bottom-bar a[href="/"]'),
      },
    ],
  },
];
