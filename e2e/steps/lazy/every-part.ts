import { accountParts } from './account-parts';
import { homeParts } from './home-parts';
import { buttonNamed, type PageWithLazyParts } from './lazy-part';
import { registrationParts } from './registration-parts';
import { shopParts } from './shop-parts';

const toast: PageWithLazyParts = {
  path: '/dev/ui',
  lazyParts: [
    {
      scripts: ['ToastCard'],
      isLoadedAtOnce: true,
      reach: (page) => buttonNamed(page, 'Error').click(),
      standsIn: (page) => page.getByText('Email already exists or is invalid'),
      retry: (page) => buttonNamed(page, 'Success').click(),
      appears: (page) => buttonNamed(page, 'Dismiss'),
    },
  ],
};

/** Every part that is loaded when it is needed, by the page on which the test loses it. */
export const everyLazyPart: readonly PageWithLazyParts[] = [
  ...homeParts,
  ...accountParts,
  ...shopParts,
  ...registrationParts,
  toast,
];
