import { expect, test } from 'vitest';
import { phoneLink, sayPhone, whatsappLink } from './phone-number';
import { supportMessage } from './support-message';

test.each([
  ['+919876543210', 'https://wa.me/919876543210'],
  ['9876543210', 'https://wa.me/919876543210'],
  ['+91 98765-43210', 'https://wa.me/919876543210'],
])('[M-445] the chat link of %s has digits only', (phone, link) => {
  expect(whatsappLink(phone)).toBe(link);
});

test('a chat can begin with a message', () => {
  expect(whatsappLink('9876543210', 'Hi & hello?')).toBe(
    'https://wa.me/919876543210?text=Hi%20%26%20hello%3F',
  );
  expect(String(supportMessage)).toBe('Hello from Aaspaas! How can I help you?');
});

test.each([
  ['+919876543210', 'tel:+919876543210'],
  ['+91 98765-43210', 'tel:+919876543210'],
  ['javascript:alert(1)', 'tel:1'],
])('%s is called by a tel: link', (phone, link) => {
  expect(phoneLink(phone)).toBe(link);
});

test.each(['+919876543210', '9876543210', '919876543210'])('%s is shown in two groups', (phone) => {
  expect(sayPhone(phone)).toBe('+91 98765 43210');
});
