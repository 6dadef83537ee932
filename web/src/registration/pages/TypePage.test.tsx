import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { press, resetBetweenTests, show } from '../../../test/harness';
import { loadBusinessType, saveBusinessType } from '../steps/flows/business-type';
import { firstPaths } from '../steps/flows/first-paths';
import { Page as TypePage } from './TypePage';

afterEach(() => vi.unstubAllGlobals());
resetBetweenTests();

const open = (query = '') => {
  history.replaceState(null, '', `/RegistrationJoin${query}`);
  show(<TypePage />);
};
const chosen = () =>
  screen
    .queryAllByRole<HTMLInputElement>('radio')
    .find(({ checked }) => checked)
    ?.closest('label')?.textContent;
const next = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Next' });

test('without a choice nothing follows', () => {
  open();
  expect([chosen(), next().disabled]).toEqual([undefined, true]);
  fireEvent.submit(next());
  expect(location.pathname).toBe('/RegistrationJoin');
});

test.each([
  ['product-seller', 'Product Seller'],
  ['service-provider', 'Service Provider'],
  ['both', 'Both'],
] as const)('%s is kept at once, and leads to its own first step', async (type, label) => {
  open('?as=nonsense');
  fireEvent.click(screen.getByRole('radio', { name: new RegExp(`^${label}`) }));
  expect(loadBusinessType()).toBe(type);
  press('Next');
  await waitFor(() => expect(location.pathname).toBe(firstPaths[type]));
});

test.each([
  ['', 'both', /^Both/],
  ['?as=service-provider', 'both', /^Service Provider/],
  ['?as=nonsense', 'both', /^Both/],
] as const)('with %j in the url and %s from before, %s is chosen', async (query, before, expected) => {
  saveBusinessType(before);
  open(query);
  await waitFor(() => expect(chosen()).toMatch(expected));
  expect(next().disabled).toBe(false);
});

test('whoever comes from the last step is led back there by the next one', async () => {
  open('?then=contact');
  fireEvent.click(screen.getByRole('radio', { name: /^Product Seller/ }));
  press('Next');
  await waitFor(() =>
    expect(location.pathname + location.search).toBe(`${firstPaths['product-seller']}?then=contact`),
  );
});

test('another choice than the url’s takes it out of the url', () => {
  open('?as=service-provider');
  fireEvent.click(screen.getByRole('radio', { name: /^Both/ }));
  expect(location.search).toBe('');
});

test('a choice that cannot be kept is said, and leads nowhere', async () => {
  open('?as=both');
  // It lacks what keeps.
  vi.stubGlobal('localStorage', { getItem: () => null });
  press('Next');
  expect(
    await screen.findByText('An error occurred while saving your information. Please try again.'),
  ).toBeTruthy();
  expect(location.pathname).toBe('/RegistrationJoin');
});
