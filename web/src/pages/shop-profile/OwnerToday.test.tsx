import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answering, asha, json, press, resetBetweenTests, show } from '../../../test/harness';
import { shopWith } from '../../../test/shop';
import { OwnerToday } from './Page';

resetBetweenTests();

test.each([
  [{}, 'Closed today', true],
  [{ closed_today: true }, 'Open after all', false],
] as const)('with %j the press “%s” makes it so: %s', async (different, label, closed) => {
  const asked = answering({ '/close/today': () => json(200, { result: true, message: 'Saved.' }) });
  const [onChanged, onHours] = [vi.fn<() => void>(), vi.fn<() => void>()];
  show(<OwnerToday shop={shopWith(different)} onChanged={onChanged} onHours={onHours} />, asha);
  press('Change hours');
  expect([onHours.mock.calls.length, asked.length]).toEqual([1, 0]);
  press(label);
  expect(await screen.findByText('Saved.')).toBeTruthy();
  expect(asked.map(({ body }) => body)).toEqual([{ closed }]);
  await waitFor(() => expect(onChanged).toHaveBeenCalled());
});
