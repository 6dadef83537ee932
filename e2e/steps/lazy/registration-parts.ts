import { buttonNamed, notLoaded, notLoadedDialog, type PageWithLazyParts } from './lazy-part';

const pendingPayment = {
  reference: 'AAAABBBBCCCC',
  amount_rupees: 500,
  payee: 'Aaspaas',
  upi_id: 'aaspaas@upi',
  state: 'due',
  utr: null,
  reason: '',
  paid_until: null,
};

export const registrationParts: readonly PageWithLazyParts[] = [
  {
    path: '/BusinessRegistrationForm',
    lazyParts: [
      {
        scripts: ['PinField'],
        isLoadedAtOnce: true,
        standsIn: notLoaded,
        appears: (page) => buttonNamed(page, 'Set a pin on the map'),
      },
      {
        scripts: ['done-steps'],
        isLoadedAtOnce: true,
        appears: (page) => page.locator('main ol > li', { hasText: ', done' }).first(),
      },
      {
        scripts: ['MoreCategories'],
        reach: (page) => buttonNamed(page, 'View more').click(),
        standsIn: notLoaded,
        appears: (page) => page.getByLabel('Search in your own words'),
      },
      {
        scripts: ['PinPicker', 'cities'],
        reach: (page) => buttonNamed(page, 'Set a pin on the map').click(),
        standsIn: (page) => page.getByText('The map did not load.'),
        appears: (page) => page.locator('.leaflet-container'),
      },
    ],
  },
  {
    path: '/ServiceContactPage',
    lazyParts: [
      {
        scripts: ['SkipQuestion'],
        isLoadedAtOnce: true,
        reach: (page) => buttonNamed(page, 'Skip').click(),
        standsIn: notLoadedDialog,
        appears: (page) => page.getByRole('alertdialog', { name: 'Skip this step?' }),
      },
    ],
  },
  {
    path: '/ContactInfoform',
    prepare: (page) =>
      page.addInitScript(
        (payment) => sessionStorage.setItem('pendingPayment', payment),
        JSON.stringify(pendingPayment),
      ),
    lazyParts: [
      {
        scripts: ['qr-code'],
        isLoadedAtOnce: true,
        standsIn: (page) => page.getByText('The code did not load.'),
        appears: (page) => page.getByRole('img', { name: 'QR code to pay by UPI' }),
      },
    ],
  },
];
