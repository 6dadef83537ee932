import { expect, test } from 'vitest';
import { readEnv } from './env';

const from = 'Aaspaas <hello@example.in>';

test('mail stays here until a server is named', () => {
  expect(readEnv({}, '/')).toMatchObject({ smtpUrl: null, mailFrom: '' });
});

test.each(['smtp://localhost:1025', 'smtps://user:pass@mail.example.in'])('mail goes to %s', (SMTP_URL) => {
  expect(readEnv({ SMTP_URL, MAIL_FROM: from }, '/')).toMatchObject({ smtpUrl: SMTP_URL, mailFrom: from });
});

test.each([
  [
    { SMTP_URL: 'mail.example.in', MAIL_FROM: from },
    "SMTP_URL is 'mail.example.in', but it must be an address",
  ],
  [{ SMTP_URL: 'http://mail.example.in', MAIL_FROM: from }, 'SMTP_URL is'],
  [{ MAIL_FROM: 'Aaspaas' }, "MAIL_FROM is 'Aaspaas', but it must be an address"],
  [{ GEOCODER_URL: 'somewhere' }, "GEOCODER_URL is 'somewhere', but it must be an address"],
  [{ SMTP_URL: 'smtp://localhost' }, 'SMTP_URL is set, so MAIL_FROM must say who the mails are from.'],
])('%j is refused with a sentence', (source, says) => {
  expect(() => readEnv(source, '/')).toThrow(says);
});

test.each(['none', 'https://geocoder.example.in/reverse'])(
  'positions are looked up at %s',
  (GEOCODER_URL) => {
    expect(readEnv({ GEOCODER_URL }, '/').geocoderUrl).toBe(GEOCODER_URL);
  },
);
