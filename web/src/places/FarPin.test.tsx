import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answering, json, press, resetBetweenTests, show } from '../../test/harness';
import { forgetReplies } from '../api/use-read';
import { FarPin, useFarPin } from './FarPin';

resetBetweenTests();
beforeEach(forgetReplies);

const kochi = { key: '682001', name: 'Kochi', pin: '682001', latitude: 9.96, longitude: 76.24 };
const onKeep = vi.fn<() => void>();
const onRemove = vi.fn<() => void>();

function Form({ latitude, pinCode }: { latitude: number | null; pinCode: string }) {
  const pin = latitude === null ? null : { latitude, longitude: 76.24 };
  const { place, question } = useFarPin(pin, pinCode);
  return (
    <>
      <output>{place?.name ?? 'nowhere'}</output>
      {question && <FarPin question={question} onKeep={onKeep} onRemove={onRemove} />}
    </>
  );
}
const open = async (latitude: number | null, pinCode: string, says: string) => {
  const asked = answering({ 'key=682001': () => json(200, { result: true, place: kochi }) });
  show(<Form latitude={latitude} pinCode={pinCode} />);
  await screen.findByText(says);
  return asked;
};

// A degree is 111 km.
test.each([
  [9.96, '682001', 'Kochi', false],
  [10.18, '682001', 'Kochi', false],
  [10.19, '682001', 'Kochi', true],
  [12.97, '682001', 'Kochi', true],
  [null, '682001', 'Kochi', false],
  [12.97, '68200', 'nowhere', false],
])(
  'a pin at %s with the PIN code %s, which is %s, is asked about: %s',
  async (latitude, pinCode, says, isAsked) => {
    const asked = await open(latitude, pinCode, says);
    expect(screen.queryByRole('alert') !== null).toBe(isAsked);
    expect(asked).toHaveLength(says === 'nowhere' ? 0 : 1);
  },
);

test('each answer is its own', async () => {
  await open(12.97, '682001', 'Kochi');
  press('Yes, keep the pin');
  expect([onKeep.mock.calls.length, onRemove.mock.calls.length]).toEqual([1, 0]);
  press('No, set it again');
  expect([onKeep.mock.calls.length, onRemove.mock.calls.length]).toEqual([1, 1]);
});
