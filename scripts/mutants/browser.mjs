// @ts-check
/** Slow: each needs a build of its own. @type {import('./copy.mjs').Mutant[]} */
export const browserMutants = [
  {
    name: 'the payment dialog closes half a second early',
    file: 'web/src/payments/paying/PaymentDialog.tsx',
    find: 'const closesAfterMs = 4000;',
    put: 'const closesAfterMs = 3500;',
    tests: ['e2e/specs/payments.spec.ts'],
    browser: true,
  },
  {
    name: 'a section link shows one line of its section',
    file: 'web/src/frame/header/use-jump-to-section.ts',
    find: 'section.scrollIntoView()',
    put: "section.scrollIntoView({ block: 'end' })",
    tests: ['e2e/specs/section-links.spec.ts'],
    browser: true,
  },
  {
    name: 'photos stay in the browser’s database after a registration',
    file: 'web/src/registration/drafts/photo-store.ts',
    find: '  inMemory.delete(key);\n  void tryDatabase((store) => del(key, store));\n',
    put: '  inMemory.delete(key);\n',
    tests: ['e2e/specs/nothing-left-in-browser.spec.ts'],
    browser: true,
  },
];
