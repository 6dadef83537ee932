import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { resetBetweenTests, show } from '../../test/harness';
import { currentUrl, navigate, useUrl } from '../url/url';
import { ListFilters } from './ListFilters';

resetBetweenTests();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'setTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function Filters() {
  return <ListFilters url={useUrl()} isNearKnown isNearestFirst={false} onAskPlace={() => {}} />;
}

const openNow = () => screen.getByRole('link', { name: 'Open now' });
const letPicturePass = () => act(async () => void vi.runAllTimers());

it('a filter shows at once that it was chosen, and the list follows after that picture', async () => {
  navigate('/NearbyShop?search=salon');
  show(<Filters />);
  fireEvent.click(openNow());
  expect(openNow().getAttribute('aria-current')).toBe('true');
  expect(currentUrl()).toBe('/NearbyShop?search=salon');
  await letPicturePass();
  expect(currentUrl()).toBe('/NearbyShop?search=salon&now=open');

  const rating = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Rating' });
  fireEvent.change(rating, { target: { value: '4' } });
  expect(rating.value).toBe('4');
  expect(currentUrl()).toBe('/NearbyShop?search=salon&now=open');
  await letPicturePass();
  expect(currentUrl()).toBe('/NearbyShop?search=salon&now=open&stars=4');

  fireEvent.click(openNow());
  expect(openNow().getAttribute('aria-current')).toBeNull();
  await letPicturePass();
  expect(currentUrl()).toBe('/NearbyShop?search=salon&stars=4');
});
