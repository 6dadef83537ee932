import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Place } from '@aaspaas/contract/places/place';
import { answering, json, resetBetweenTests, show } from '../../test/harness';
import { PlaceBox } from './PlaceBox';

resetBetweenTests();
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const town = (name: string, more: Partial<Place> = {}): Place => ({
  key: name.toLowerCase(),
  name,
  pin: null,
  city: name,
  district: name,
  state: 'Karnataka',
  latitude: 12.93,
  longitude: 77.62,
  ...more,
});
const koramangala = town('Koramangala', {
  key: '560034-koramangala',
  pin: '560034',
  city: 'Bangalore',
  district: 'Bengaluru Urban',
});
const kolar = town('Kolar');

type Reply = () => Response | 'never' | Error;
const list =
  (...places: readonly Place[]): Reply =>
  () =>
    json(200, { result: true, list: places });

function draw(reply: Reply, near: Place | null = null) {
  const asked = answering({ '': reply });
  const onChoose = vi.fn<(place: Place) => void>();
  show(<PlaceBox near={near} onChoose={onChoose} />);
  return { asked, onChoose };
}
const box = () => screen.getByRole('combobox');
const type = async (value: string, ms = 200) => {
  fireEvent.change(box(), { target: { value } });
  await act(() => vi.advanceTimersByTimeAsync(ms));
};
const says = () =>
  screen.getAllByRole('status').find(({ id }) => id === box().getAttribute('aria-describedby'))?.textContent;
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const queryOf = ({ path = '' }: { path?: string } = {}) =>
  Object.fromEntries(new URL(path, 'https://aaspaas.example').searchParams);

test('an empty box says nothing and asks nothing, nor does one letter', async () => {
  const { asked } = draw(list());
  expect([says(), options()]).toEqual(['', []]);
  await type('k');
  await type('   ');
  expect([says(), asked]).toEqual(['', []]);
});

test('a place that there is not is said, until the box is empty again', async () => {
  draw(list());
  await type('zzzz');
  expect(says()).toBe('No such place found. Try the PIN code.');
  await type('');
  expect(says()).toBe('');
});

test('a list goes with the text that it was for', async () => {
  draw(list(koramangala, kolar));
  await type('ko');
  expect(options()).toHaveLength(2);
  expect(says()).toBe('');
  await type('');
  expect([options(), says()]).toEqual([[], '']);
});

test('while it asks it says so; after a failure it says how to go on', async () => {
  draw(() => 'never');
  await type('ko');
  expect(says()).toBe('Looking for places...');
  answering({ '': () => new TypeError('offline') });
  await type('kor', 30_000);
  expect([says(), options()]).toEqual([
    'Places did not load. Please check your internet connection and type again.',
    [],
  ]);
});

test('of letters typed in a row only the last text is asked for, near where one is', async () => {
  const { asked } = draw(list(kolar), { ...kolar, latitude: 9.9, longitude: 76.2 });
  await type('ko', 100);
  await type(' kol ', 149);
  expect(asked).toEqual([]);
  await type(' kol ', 2);
  expect(asked.map(queryOf)).toEqual([{ text: 'kol', latitude: '9.9', longitude: '76.2' }]);
});

test('a late reply to what was typed before does not take the place of the list', async () => {
  const replies: ((places: readonly Place[]) => void)[] = [];
  answering({
    '': () =>
      new Promise((answer) => {
        replies.push((places) => answer(json(200, { result: true, list: places })));
      }),
  });
  show(<PlaceBox near={null} onChoose={() => {}} />);
  await type('ko');
  await type('kol');
  await act(async () => replies[1]?.([kolar]));
  await act(async () => replies[0]?.([koramangala]));
  expect(options()).toEqual(['KolarKarnataka']);
});

test('Enter takes the first; without a list it takes nothing', async () => {
  const { onChoose } = draw(list(koramangala, kolar));
  const enter = () => fireEvent.submit(box());
  enter();
  expect(onChoose).not.toHaveBeenCalled();
  await type('ko');
  enter();
  expect(onChoose.mock.calls).toEqual([[koramangala]]);
});

test('the one that is pressed is taken', async () => {
  const { onChoose } = draw(list(koramangala, kolar));
  await type('ko');
  fireEvent.click(screen.getByRole('option', { name: /Kolar/ }));
  expect(onChoose.mock.calls).toEqual([[kolar]]);
});

test('beside each name stands what tells it from others, and nothing twice', async () => {
  const pin = town('560034', { pin: '560034', city: 'Bangalore', district: 'Bengaluru Urban' });
  draw(list(koramangala, kolar, pin));
  await type('ko');
  expect(options()).toEqual([
    'Koramangala560034 · Bangalore, Karnataka',
    'KolarKarnataka',
    '560034Bangalore, Karnataka',
  ]);
});
