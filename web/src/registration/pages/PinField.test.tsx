import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import type { Position } from '@aaspaas/contract/places/distance';
import { answering, fill, json, press, resetBetweenTests, show } from '../../../test/harness';
import { PinField } from './PinField';

vi.mock('../../places/PinPicker', () => ({
  PinPicker: ({ centre }: { centre: Position }) => <output aria-label="Map">{centre.latitude}</output>,
}));
resetBetweenTests();

function Fields() {
  const [city, setCity] = useState('Kochi');
  return (
    <>
      <input aria-label="City" value={city} onChange={(event) => setCity(event.target.value)} />
      <PinField city={city} pinCode="" onAsking={() => {}} />
    </>
  );
}

const centre = () => screen.getByLabelText('Map').textContent;
const pause = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
    await vi.dynamicImportSettled();
  });

test('the map follows the city once the typing pauses, and stays where it is at what nobody knows', async () => {
  const place = (latitude: number | null) => () =>
    json(200, { result: true, place: latitude && { latitude, longitude: 76 } });
  const asked = answering({
    'key=kochi': place(9.9),
    'key=thrissu': place(null),
    'key=thrissur': place(10.5),
  });
  show(<Fields />);
  vi.useFakeTimers();
  press('Set a pin on the map');
  await pause(150);
  expect(centre()).toBe('9.9');
  for (const city of ['T', 'Th', 'Thrissu']) {
    fill({ City: city });
    await pause(149);
  }
  expect(asked).toHaveLength(1);
  await pause(1);
  expect([asked.length, centre()]).toEqual([2, '9.9']);
  fill({ City: 'Thrissur' });
  await pause(150);
  expect([asked.length, centre()]).toEqual([3, '10.5']);
});
