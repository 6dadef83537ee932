import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { followLinks } from './follow-links';
import { currentUrl, navigate } from './url';

beforeAll(followLinks);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'setTimeout'] });
  navigate('/', { replace: true });
  document.body.innerHTML =
    '<a href="/Shop/1" id="one">One</a><a href="/Shop/2" id="two">Two</a>' +
    '<form action="/Search"><input name="search" value="salon"><button id="go">Search</button></form>';
});
afterEach(() => {
  vi.useRealTimers();
});

const part = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`no ${id}`);
  return found;
};

/** The frame that follows, and the task after it. */
const letPicturePass = () => vi.runAllTimers();

it('a link looks pressed until the next picture, and only then is the next page drawn', () => {
  part('one').click();
  expect(currentUrl()).toBe('/');
  expect(part('one').hasAttribute('data-pressed')).toBe(true);
  letPicturePass();
  expect(currentUrl()).toBe('/Shop/1');
  expect(part('one').hasAttribute('data-pressed')).toBe(false);
});

it('of two links that are pressed before the next picture the last one counts, with one step for Back', () => {
  const steps = history.length;
  part('one').click();
  part('two').click();
  part('two').click();
  letPicturePass();
  expect(currentUrl()).toBe('/Shop/2');
  expect(history.length).toBe(steps + 1);
  expect(document.querySelector('[data-pressed]')).toBeNull();
});

it('a link in a menu or a question takes the place of its step, so that Back skips it', () => {
  history.pushState({ isStep: true }, '');
  const steps = history.length;
  part('one').click();
  letPicturePass();
  expect([currentUrl(), history.length, history.state]).toEqual(['/Shop/1', steps, { isDialog: false }]);
});

it('a form takes what was written when it was sent', () => {
  part('go').click();
  expect(part('go').hasAttribute('data-pressed')).toBe(true);
  document.querySelector('input')?.setAttribute('value', 'bakery');
  letPicturePass();
  expect(currentUrl()).toBe('/Search?search=salon');
});

it('a link that is opened in another tab is left to the browser', () => {
  const press = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  part('one').dispatchEvent(press);
  expect(press.defaultPrevented).toBe(false);
  expect(part('one').hasAttribute('data-pressed')).toBe(false);
});
