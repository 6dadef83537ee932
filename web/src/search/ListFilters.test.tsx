import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { resetBetweenTests, show } from '../../test/harness';
import { currentUrl, navigate, useUrl } from '../current-url/url';
import { ListFilters } from './ListFilters';

resetBetweenTests();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'setTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function Filters({ isNearKnown = true }) {
  return <ListFilters url={useUrl()} isNearKnown={isNearKnown} isNearestFirst={false} />;
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

it('of several filters that are chosen before the next picture each one counts', async () => {
  navigate('/NearbyShop?search=salon');
  show(<Filters />);
  fireEvent.click(openNow());
  fireEvent.change(screen.getByRole('combobox', { name: 'Rating' }), { target: { value: '4' } });
  fireEvent.click(screen.getByRole('link', { name: 'Top rated' }));
  await letPicturePass();
  expect(currentUrl()).toBe('/NearbyShop?search=salon&now=open&stars=4&sort=rating');
});

it('a filter that is pressed twice before the next picture is off again', async () => {
  navigate('/NearbyShop?search=salon');
  show(<Filters />);
  fireEvent.click(openNow());
  fireEvent.click(openNow());
  expect(openNow().getAttribute('aria-current')).toBeNull();
  await letPicturePass();
  expect(currentUrl()).toBe('/NearbyShop?search=salon');
});

it('a filter that is chosen on the way to another page does not lead back', async () => {
  navigate('/NearbyShop?search=salon');
  show(<Filters />);
  fireEvent.click(openNow());
  act(() => navigate('/UserProfile'));
  await letPicturePass();
  expect(currentUrl()).toBe('/UserProfile');
});

it('in a city alone, what goes by distance is chosen and the place picker asks from where', async () => {
  const page = '/NearbyShop?search=salon&city=Kochi';
  navigate(page);
  show(<Filters isNearKnown={false} />);
  fireEvent.click(screen.getByRole('link', { name: 'Nearest' }));
  await letPicturePass();
  expect(currentUrl()).toBe(`${page}&sort=distance&open=place`);

  navigate(page);
  await letPicturePass();
  fireEvent.change(screen.getByRole('combobox', { name: 'Distance' }), { target: { value: '5' } });
  await letPicturePass();
  expect(currentUrl()).toBe(`${page}&within=5&open=place`);
});
