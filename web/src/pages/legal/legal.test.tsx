import { cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import type { PublicSettings } from '@aaspaas/contract/page';
import { BootProvider } from '../../api/boot';
import { GrievancesPage } from './GrievancesPage';
import { PrivacyPage } from './PrivacyPage';
import { TermsPage } from './TermsPage';
import { leadTo } from '../../words/paths-in';
import { plainSettings } from '../../../test/settings';

afterEach(() => {
  cleanup();
  leadTo('en');
});

const plain = {
  ...plainSettings,
  tileUrl: 'https://{s}.tiles.example/{z}/{x}/{y}.png',
  supportPhone: '+919876543210',
  planPriceRupees: 750,
};

function show(page: ReactElement, settings: PublicSettings = plain): HTMLElement {
  render(<BootProvider boot={{ user: null, settings, replies: {}, now: 0 }}>{page}</BootProvider>);
  return screen.getByRole('article');
}

describe.each([
  ['terms', <TermsPage key="page" />],
  ['privacy', <PrivacyPage key="page" />],
  ['grievances', <GrievancesPage key="page" />],
])('the page on %s', (_name, page) => {
  test('says when it was last changed, under one heading with sections below', () => {
    const article = show(page);
    expect(article.textContent).toMatch(/Last changed on (15|20) November 2026/);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(4);
  });

  test('says in another language which text holds', () => {
    const which = 'Where this says something else than the English text, the English text holds.';
    expect(show(page).textContent).not.toContain(which);
    cleanup();
    leadTo('ml');
    expect(show(page).textContent).toContain(which);
  });

  test('names no officer before the operator does, but says how to reach us', () => {
    const article = show(page);
    expect(article.textContent).not.toContain('Grievance Officer');
    expect(screen.getByRole('link', { name: '+91 98765 43210' }).getAttribute('href')).toBe(
      'tel:+919876543210',
    );
  });

  test('names the officer of the settings, with the ways to reach that person', () => {
    const officer = { name: 'Asha Menon', email: 'asha@example.in', phone: '' };
    const article = show(page, { ...plain, grievanceOfficer: officer });
    expect(article.textContent).toContain('Asha Menon, Grievance Officer');
    expect(screen.getByRole('link', { name: officer.email }).getAttribute('href')).toBe(
      'mailto:asha@example.in',
    );
    expect(article.textContent).not.toContain('98765 43210');
  });
});

test('complaints are answered within the periods of the law', () => {
  const { textContent } = show(<GrievancesPage />);
  for (const says of [
    'You hear from us within 24 hours, and we settle it within 7 days.',
    'Within 24 hours: we confirm that your complaint has arrived.',
    'Within 2 hours: a picture or text that shows somebody’s private parts',
    'Within 36 hours: what the law forbids is taken down.',
    'Within 7 days: everything else is decided',
  ])
    expect(textContent).toContain(says);
  expect(textContent).not.toContain('15 days');
});

test('privacy names the services that are really used, and every right under the Act', () => {
  const { textContent } = show(<PrivacyPage />);
  expect(textContent).toContain('come to your browser from tiles.example');
  expect(textContent).not.toContain('for the name of that place');
  for (const right of ['see what we hold', 'correct it', 'erased', 'withdraw your consent', 'name somebody'])
    expect(textContent).toContain(right);
  expect(textContent).toContain('Data Protection Board');
});

test('the terms name the current price and time', () => {
  expect(show(<TermsPage />, { ...plain, planDays: 400 }).textContent).toContain('₹750 for 400 days');
});

test('privacy names the days that the operator has set', () => {
  const keptDays = { searches: 31, securityLog: 91, mails: 21, logins: 11 };
  const { textContent } = show(<PrivacyPage />, { ...plain, keptDays });
  for (const says of ['Searches31 days', 'Security log91 days', 'after 21 days', 'or 11 days'])
    expect(textContent).toContain(says);
});

test('letters go to the address of the settings', () => {
  const article = show(<GrievancesPage />, { ...plain, postalAddress: '12 Main Road, Kochi' });
  expect(article.textContent).toContain('12 Main Road, Kochi');
});
