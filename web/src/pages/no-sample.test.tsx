import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answering, asha, resetBetweenTests, show } from '../../test/harness';
import { Page as DeliveryProfilePage } from './agent-profile/Page';
import { Page as ShopLayoutPage } from './shop-layout/Page';
import { Page as ShopProfilePage } from './shop-profile/Page';

resetBetweenTests();

const way = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

/** Somebody's real shop or agent may have the id that the demo data uses. */
function expectNobodyShown(asked: readonly unknown[]): void {
  expect(asked).toEqual([]);
  expect(screen.queryByText('Demo profile')).toBeNull();
  expect(screen.queryByRole('button', { name: /Edit/ })).toBeNull();
}

test('without demo data a visitor’s shop profile shows the ways on [D-009, M-202, M-203, M-438, M-439]', () => {
  const asked = answering({});
  show(<ShopProfilePage />);
  expectNobodyShown(asked);
  expect(screen.getByText(/Log in to see and manage your shop/)).toBeDefined();
  expect(way('Login / Register')).toBe('?open=login');
  expect(way('Register your business')).toBe('/RegistrationJoin');
});

test('without demo data a visitor’s delivery profile shows the ways on [D-009, M-437]', () => {
  const asked = answering({});
  show(<DeliveryProfilePage />);
  expectNobodyShown(asked);
  expect(way('Login / Register')).toBe('?open=login');
  expect(way('Join as a Delivery Agent')).toBe('/DeliveryAgentForm');
});

test('without demo data a customer reads that the account is no agent’s [D-009]', () => {
  const asked = answering({});
  show(<DeliveryProfilePage />, asha);
  expectNobodyShown(asked);
  expect(screen.getByText('Your account is not a delivery agent’s.')).toBeDefined();
  expect(way('Find a delivery agent')).toBe('/AssignDelivery');
});

test('without demo data the gallery layout shows nobody’s shop [D-009]', () => {
  const asked = answering({});
  show(<ShopLayoutPage />);
  expectNobodyShown(asked);
  expect(screen.getByText('No shop data found.')).toBeDefined();
});
