import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chooseLanguage } from '@aaspaas/contract/accounts/calls';
import type * as table from '@aaspaas/contract/languages';
import { type Language, offeredLanguages } from '@aaspaas/contract/languages';
import { asha } from '../../../test/harness';
import { RequestedUrl } from '../../current-url/url';
import { goToLanguage } from './choose-language';
import { LanguageLinks } from './LanguageLinks';
import { AboutTheWords } from '../footer/Footer';
import { leadTo } from '../../words/paths-in';
import { LanguageMenu } from './LanguageMenu';
import { offerLanguage } from './offer-language';

// As it will be once Hindi and Tamil are offered.
vi.mock(import('@aaspaas/contract/languages'), async (original) => {
  const all: typeof table = await original();
  return { ...all, offeredLanguages: all.languages.filter(({ code }) => ['en', 'hi', 'ta'].includes(code)) };
});

const forget = () => (document.cookie = 'language=;path=/;max-age=0');

beforeEach(() => {
  forget();
  history.replaceState(null, '', '/NearbyShop?search=salon');
});
afterEach(() => {
  cleanup();
  forget();
  document.body.innerHTML = '';
  history.replaceState(null, '', '/');
});

/** As the server draws them in the footer. */
const drawFooter = () =>
  render(
    <RequestedUrl value="/NearbyShop?search=salon">
      <footer>
        <LanguageLinks className="" />
      </footer>
    </RequestedUrl>,
  );

it('leads to the same page in each language, called as its speakers call it', () => {
  drawFooter();
  const links = screen
    .getAllByRole('link')
    .map((link) => [
      link.textContent,
      link.querySelector('small')?.lang,
      link.getAttribute('href'),
      link.getAttribute('lang'),
      link.getAttribute('aria-current'),
    ]);
  expect(links).toEqual([
    ['English', undefined, '/NearbyShop?search=salon', 'en-IN', 'true'],
    ['हिन्दीbeta', 'en-IN', '/hi/NearbyShop?search=salon', 'hi-IN', null],
    ['தமிழ்beta', 'en-IN', '/ta/NearbyShop?search=salon', 'ta-IN', null],
  ]);
});

it('keeps the choice on the device and in the account, and shows what is open now in it [G-086]', () => {
  drawFooter();
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const sendBeacon = vi.fn<(url: string, body: Blob) => boolean>(() => true);
  vi.stubGlobal('navigator', { ...navigator, sendBeacon });
  history.replaceState(null, '', '/shop/5-anu?open=review');
  goToLanguage(screen.getByRole('link', { name: 'हिन्दी beta' }), true);
  vi.unstubAllGlobals();
  expect(assign).toHaveBeenCalledWith('/hi/shop/5-anu?open=review');
  expect(document.cookie).toContain('language=hi');
  expect(sendBeacon.mock.lastCall?.[0]).toBe(chooseLanguage.path);
});

const preferring = (...languages: string[]) =>
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
const offered = () => document.querySelector<HTMLElement>('body > p');

it('offers the language that the browser prefers, in its own words, until that is closed [G-086]', () => {
  preferring('ta-IN', 'en');
  drawFooter();
  offerLanguage(null);
  expect(offered()?.textContent).toContain('தமிழில் படிக்கவும்');
  expect(offered()?.getAttribute('lang')).toBe('ta-IN');
  offered()?.querySelector('button')?.click();
  expect(offered()).toBe(null);
  offerLanguage(null);
  expect(offered()).toBe(null);
});

it('offers the chosen language before any other, and nothing where the page is in it', () => {
  preferring('ta-IN');
  drawFooter();
  document.cookie = 'language=en;path=/';
  offerLanguage(null);
  expect(offered()).toBe(null);
  document.cookie = 'language=hi;path=/';
  offerLanguage(null);
  expect(offered()?.textContent).toContain('हिन्दी में पढ़ें');
});

it('offers on a new device what the account has chosen, until the device has chosen itself [G-086]', () => {
  drawFooter();
  preferring('en');
  offerLanguage({ ...asha, language: 'ta' });
  expect(offered()?.lang).toBe('ta-IN');
  offered()?.querySelector('button')?.click();
  offerLanguage({ ...asha, language: 'ta' });
  expect(offered()).toBe(null);
});

it('offers nothing to whoever reads English first, or a language that is not there', () => {
  drawFooter();
  preferring('en-GB', 'hi');
  offerLanguage(null);
  preferring('fr', 'or-IN');
  offerLanguage(null);
  expect(offered()).toBe(null);
});

it('stands in a menu of the header that the keyboard opens, each language in its own script', () => {
  render(<LanguageMenu isSignedIn={false} />);
  const button = screen.getByRole('button', { name: 'Languages' });
  const panel = document.getElementById(button.getAttribute('popovertarget') ?? '');
  expect(panel?.getAttribute('popover')).toBe('auto');
  expect([...(panel?.querySelectorAll('a') ?? [])].map(({ lang }) => lang)).toEqual([
    'en-IN',
    'hi-IN',
    'ta-IN',
  ]);
});

it('is nowhere while one language is offered', () => {
  // The mock's own list.
  const list = offeredLanguages as Language[];
  const others = list.splice(1);
  render(<LanguageMenu isSignedIn={false} />);
  drawFooter();
  expect([screen.queryByRole('button'), screen.queryByRole('list')]).toEqual([null, null]);
  list.push(...others);
});

it('says below a page in another language that nobody has read it, with a way to put it right', () => {
  const draw = (code: string) => {
    cleanup();
    leadTo(code);
    render(<AboutTheWords />);
    return document.body.textContent;
  };
  expect(draw('en')).toBe('');
  expect(draw('hi')).toContain('Nobody who speaks this language has read these words for us yet.');
  const button = screen.getByRole('button', { name: 'This reads wrong' });
  expect([button.getAttribute('name'), button.getAttribute('value')]).toEqual(['open', 'correction']);
  leadTo('en');
});
