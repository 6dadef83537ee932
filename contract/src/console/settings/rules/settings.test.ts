import { expect, test } from 'vitest';
import { complain } from '../../../rule-engine/rule';
import { readSetting, type SettingName, settingRules } from './settings';

const right = {
  support_phone: '9876543210',
  support_email: 'help@example.in',
  postal_address: '',
  charity_url: 'https://example.org',
  plan_price_rupees: '500',
  grievance_name: '',
  grievance_email: '',
  grievance_phone: '',
  upi_id: '',
  payee: 'Aaspaas',
  plan_days: '365',
  keep_search_days: '90',
  keep_security_days: '365',
  keep_mail_days: '30',
  keep_session_days: '30',
};

const sentenceFor = (name: SettingName, typed: string): string | null =>
  complain(settingRules, { ...right, [name]: typed })[name] ?? null;

test.each<[SettingName, string, string | null]>([
  ['upi_id', 'shops.kochi-1@okbank', null],
  ['upi_id', ' 9876543210@bank ', null],
  ['upi_id', '', null],
  ['upi_id', 'shops', 'UPI id must look like shopname@bank'],
  ['upi_id', 'shops@', 'UPI id must look like shopname@bank'],
  ['upi_id', 'shops@bank.example', 'UPI id must look like shopname@bank'],
  ['upi_id', 'my shops@bank', 'UPI id must look like shopname@bank'],
  ['upi_id', 'shops@bank&am=1', 'UPI id must look like shopname@bank'],
  ['upi_id', 'aaspaas@demo-only', 'UPI id must look like shopname@bank'],
  ['payee', 'ആസ്പാസ് Kochi', null],
  ['payee', ' ', 'Payee is required'],
  ['payee', 'x'.repeat(51), 'Payee must not exceed 50 characters'],
  ['plan_price_rupees', '499.50', null],
  ['plan_price_rupees', '0', 'Plan price must be from 1 to 100000 rupees'],
  ['plan_price_rupees', '100001', 'Plan price must be from 1 to 100000 rupees'],
  ['plan_price_rupees', 'free', 'Plan price must be an amount in rupees, such as 500 or 499.50'],
  ['plan_price_rupees', '1e3', 'Plan price must be an amount in rupees, such as 500 or 499.50'],
  ['plan_days', ' 365 ', null],
  ['plan_days', '29', 'Plan must be from 30 to 1000 days'],
  ['plan_days', '365.5', 'Plan must be from 30 to 1000 days'],
  ['keep_search_days', '6', 'Searches must be from 7 to 365 days'],
  ['keep_search_days', '7', null],
  ['keep_security_days', '364', 'Security log must be from 365 to 730 days'],
  ['keep_security_days', '365', null],
  ['keep_security_days', '731', 'Security log must be from 365 to 730 days'],
  ['keep_mail_days', '', 'Mails must be from 7 to 90 days'],
  ['keep_session_days', '-1', 'Logins must be from 1 to 30 days'],
  ['support_phone', '+91 98765 43210', null],
  ['support_phone', '12345', 'Support number must be exactly 10 digits'],
  ['support_phone', '', 'Support number is required'],
  ['support_email', '', 'Support email is required'],
  ['support_email', 'help', 'Please enter a valid email address'],
  ['postal_address', '12 Main Road\nKochi 682001', null],
  ['postal_address', 'x'.repeat(301), 'Postal address must not exceed 300 characters'],
  ['charity_url', 'https://example.org/', null],
  ['charity_url', 'http://example.org/', 'Charity address must begin with https://'],
  ['charity_url', 'javascript:alert(1)', 'Charity address must begin with https://'],
  ['grievance_name', '', null],
  ['grievance_email', 'nobody', 'Please enter a valid email address'],
  ['grievance_phone', '98765 43210', null],
])('%s %j: %s', (name, typed, sentence) => {
  expect(sentenceFor(name, typed)).toBe(sentence);
});

test('stores numbers and emails in their usual form', () => {
  expect(readSetting('support_phone', '98765 43210')).toBe('+919876543210');
  expect(readSetting('grievance_email', ' Help@Example.in ')).toBe('help@example.in');
  expect(readSetting('upi_id', ' shops@bank ')).toBe('shops@bank');
});
