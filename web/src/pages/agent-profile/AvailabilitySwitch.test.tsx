import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { editAgent } from '@aaspaas/contract/agents/calls';
import { Failure } from '@aaspaas/contract/failure';
import { asha, resetBetweenTests, show } from '../../../test/harness';
import * as calls from '../../api/upload';
import { AvailabilitySwitch } from './AvailabilitySwitch';

resetBetweenTests();

const agent = { ...asha, role: 'deliverystaff' as const };
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const onChanged = vi.fn<(availability: string) => void>();

test('counts at once, and sends nothing else [M-250, M-326]', async () => {
  const upload = vi.spyOn(calls, 'upload').mockResolvedValue({ result: true, message: '' });
  show(<AvailabilitySwitch first="not_available" onChanged={onChanged} />, agent);
  expect(screen.getAllByRole('radio').map((each) => each.parentElement?.textContent)).toEqual([
    'Available',
    'Busy',
    'Not Available',
  ]);
  expect(radio('Not Available').checked).toBe(true);
  fireEvent.click(radio('Available'));
  await waitFor(() => expect(onChanged).toHaveBeenCalledWith('available'));
  expect(upload.mock.calls).toEqual([[editAgent, { u_id: 7, u_delivery_status: 'available' }, {}]]);
  expect(radio('Available').checked).toBe(true);
});

test('goes back to what is saved if that fails, and says so [M-537]', async () => {
  vi.spyOn(calls, 'upload').mockRejectedValue(new Failure('unreachable', 'x'));
  show(<AvailabilitySwitch first="busy" onChanged={onChanged} />, agent);
  fireEvent.click(radio('Available'));
  expect(await screen.findByText('Save failed')).toBeTruthy();
  expect(radio('Busy').checked).toBe(true);
});

test('without a session, what is saved stays chosen', async () => {
  const upload = vi.spyOn(calls, 'upload');
  upload.mockClear();
  show(<AvailabilitySwitch first="busy" onChanged={onChanged} />);
  fireEvent.click(radio('Available'));
  await waitFor(() => expect(radio('Busy').checked).toBe(true));
  expect(upload).not.toHaveBeenCalled();
});

test('of two presses the last one stays, also where the first one failed', async () => {
  const upload = vi
    .spyOn(calls, 'upload')
    .mockRejectedValueOnce(new Failure('unreachable', 'x'))
    .mockResolvedValue({ result: true, message: '' });
  show(<AvailabilitySwitch first="busy" onChanged={onChanged} />, agent);
  fireEvent.click(radio('Available'));
  fireEvent.click(radio('Not Available'));
  await waitFor(() => expect(onChanged).toHaveBeenLastCalledWith('not_available'));
  expect(upload.mock.calls.map(([, fields]) => fields)).toEqual([
    { u_id: 7, u_delivery_status: 'available' },
    { u_id: 7, u_delivery_status: 'not_available' },
  ]);
  expect(radio('Not Available').checked).toBe(true);
});
