import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { resetBetweenTests, show } from '../../../test/harness';
import { Page } from './Page';

resetBetweenTests();

test('after logging in one is on the page that was asked for, with its filters', () => {
  history.replaceState(null, '', '/admin/payments?state=submitted&page=2');
  show(<Page />);
  const link = screen.getByRole('link', { name: 'Login / Register' });
  expect(link.getAttribute('href')).toBe('/admin/payments?state=submitted&page=2&open=login&stay=1');
});
