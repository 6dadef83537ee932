import { expect, it, vi } from 'vitest';
import { loadStylesheet } from './sheet';

it('the whole sheet counts only when it has loaded, in the same moment as the one before goes', async () => {
  document.head.innerHTML = '<style data-sheet="first" data-whole="/whole.css"></style>';
  // No network here: the test says when the sheet has come.
  const append = vi.spyOn(document.head, 'append').mockImplementation(() => {});
  await loadStylesheet('first');
  expect(append).not.toHaveBeenCalled();
  const loaded = loadStylesheet('registration');
  const whole = append.mock.lastCall?.[0] as HTMLLinkElement;
  expect(whole.media).toBe('not all');
  expect(document.querySelector('style')).not.toBeNull();
  whole.dispatchEvent(new Event('load'));
  expect(whole.media).toBe('all');
  expect(document.querySelector('style')).toBeNull();
  await loaded;
});
