import { describe, expect, test } from 'vitest';
import { complain } from '../rule-engine/rule';
import { loginRules } from './rules/login';
import { roleLabel } from '../roles/role-label';
import { homeOf, readRole, roles } from '../roles/roles';

describe('roles', () => {
  test('[M-240] are user, shop and deliverystaff, and ours: admin [D-012]', () => {
    expect(roles).toEqual(['user', 'shop', 'deliverystaff', 'admin']);
  });

  test.each([
    ['user', 'user'],
    ['USER', 'user'],
    ['Shop', 'shop'],
    ['DeliveryStaff', 'deliverystaff'],
    [' Admin ', 'admin'],
  ])('[M-004] %j is %s: letter case does not count', (text, role) => {
    expect(readRole(text)).toBe(role);
  });

  test.each(['', 'superuser', 'shop owner', 'constructor', '__proto__'])('%j is not a role', (text) => {
    expect(readRole(text)).toBeNull();
  });

  test('[M-241] are shown as User, Shop Owner and Delivery Staff', () => {
    expect(roleLabel).toMatchObject({ user: 'User', shop: 'Shop Owner', deliverystaff: 'Delivery Staff' });
  });

  test.each([
    ['shopowner', 'Shop Owner'],
    ['ShopOwner', 'Shop Owner'],
    ['delivery_staff', 'Delivery Staff'],
    ['DELIVERY_STAFF', 'Delivery Staff'],
  ])('[M-242] %s is shown as %s too [D-012]', (text, label) => {
    const role = readRole(text);
    expect(role && roleLabel[role]).toBe(label);
  });

  test.each([
    ['shop', '/ShopProfile'],
    ['ShopOwner', '/ShopProfile'],
    ['deliverystaff', '/DeliveryProfile'],
    ['user', '/UserProfile'],
    ['admin', '/admin'],
    ['whatever', '/UserProfile'],
    ['', '/UserProfile'],
  ])('[M-424] the home of %j is %s [D-012]', (role, home) => {
    expect(homeOf(role)).toBe(home);
  });
});

describe('login', () => {
  const both = 'Please enter both email and password.';
  test.each([
    [{ email: 'a@example.in', password: 'x' }, {}],
    [{ email: '', password: 'x' }, { email: both }],
    [
      { email: '  ', password: '' },
      { email: both, password: both },
    ],
    // A password of spaces is a password.
    [{ email: 'a@example.in', password: '   ' }, {}],
  ])('%j', (values, complaints) => {
    expect(complain(loginRules, values)).toEqual(complaints);
  });
});
