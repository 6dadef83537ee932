import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answering, asha, fill, json, press, resetBetweenTests, show } from '../../test/harness';
import type { DeliveryView } from './delivery-view';
import { RateAgent } from './RateAgent';

resetBetweenTests();

const delivery: DeliveryView = {
  id: 3,
  state: 'done',
  says: 'Done',
  name: 'Ravi Nair',
  phone: null,
  photoUrl: null,
  from: '',
  to: '',
  note: '',
  steps: [],
  rating: null,
  comment: '',
  moves: [],
  canRate: true,
  canAskAnother: false,
};
const open = (different: Partial<DeliveryView>, answer: () => Response) => {
  const asked = answering({ '/rate/request': answer });
  show(<RateAgent delivery={{ ...delivery, ...different }} />, asha);
  return () => asked.map(({ body }) => body);
};
const thanks = () => json(200, { result: true, message: 'Thank you.' });

test('stars are needed, words are not; what was sent closes the dialog', async () => {
  const sent = open({}, thanks);
  press('Rate the agent');
  await screen.findByRole('dialog', { name: 'How was Ravi Nair?' });
  press('Send rating');
  await waitFor(() => expect(document.querySelector('[data-invalid], [aria-invalid=true]')).toBeTruthy());
  expect(sent()).toEqual([]);
  fireEvent.click(screen.getByRole('radio', { name: /^4/ }));
  fill({ 'A few words (optional)': ' Quick ' });
  press('Send rating');
  expect(await screen.findByText('Thank you.')).toBeTruthy();
  expect(sent()).toEqual([{ d_id: 3, rating: 4, comment: 'Quick' }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a rating begins as it is; a refusal is said, and what was typed stays', async () => {
  const sent = open({ rating: 2, comment: 'Late' }, () =>
    json(400, { result: false, message: 'Too late to rate.' }),
  );
  press('Change your rating');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^2/ }).checked).toBe(true);
  fill({ 'A few words (optional)': 'Late, but kind' });
  press('Send rating');
  expect(await screen.findByText('Too late to rate.')).toBeTruthy();
  expect(sent()).toEqual([{ d_id: 3, rating: 2, comment: 'Late, but kind' }]);
  expect(screen.getByLabelText<HTMLTextAreaElement>('A few words (optional)').value).toBe('Late, but kind');
});
