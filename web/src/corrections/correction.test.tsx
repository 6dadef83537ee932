import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answering, fill, json, opened, press, resetBetweenTests, show } from '../../test/harness';
import { navigate } from '../current-url/url';
import { leadTo } from '../words/paths-in';
import { noteSelections } from '../words/selected';
import { CorrectionDialog } from './CorrectionDialog';

resetBetweenTests();
beforeEach(() => {
  leadTo('hi');
  navigate('/NearbyShop?city=Kochi&open=correction');
});
afterEach(() => {
  leadTo('en');
  vi.restoreAllMocks();
  dispatchEvent(new Event('pointerdown'));
});

const thanks = 'Thank you. We will look at these words.';
const typed = { 'Words that read wrong': ' दुकान', 'How it should read': 'दुकानें' };

test('what reads wrong is sent with the page and its language, by a guest too', async () => {
  const asked = answering({ '/words/add/correction': () => json(200, { result: true, message: thanks }) });
  show(<CorrectionDialog />);
  fill(typed);
  press('Send');
  expect(await screen.findByText(thanks)).toBeTruthy();
  const body = { language: 'hi', path: '/NearbyShop', wrong: ' दुकान', better: 'दुकानें' };
  expect(asked.map((each) => each.body)).toEqual([body]);
  await waitFor(() => expect(opened()).toBe(null));
});

test('the words that were selected as the button was pressed stand there already', () => {
  noteSelections();
  const selecting = vi.spyOn(globalThis, 'getSelection');
  // A selection of the browser has more; only its text is read.
  selecting.mockReturnValue({ toString: () => ' दुकान ' } as Selection);
  dispatchEvent(new Event('pointerdown'));
  selecting.mockReturnValue({ toString: () => '' } as Selection);
  show(<CorrectionDialog />);
  expect(screen.getByLabelText('Words that read wrong')).toHaveProperty('value', 'दुकान');
});

test('nothing is sent until both are there, and a failure leaves what was typed', async () => {
  const asked = answering({
    '/words/add/correction': () => json(429, { message: 'You sent many corrections.' }),
  });
  show(<CorrectionDialog />);
  press('Send');
  expect(screen.getByText('Please enter the words that read wrong')).toBeTruthy();
  expect(screen.getByText('Please enter how it should read')).toBeTruthy();
  expect(asked).toEqual([]);
  fill(typed);
  press('Send');
  expect(await screen.findByText('You sent many corrections.')).toBeTruthy();
  expect(screen.getByLabelText('How it should read')).toHaveProperty('value', 'दुकानें');
});

test('in English there is nothing of the kind', () => {
  leadTo('en');
  show(<CorrectionDialog />);
  expect(screen.queryByRole('dialog')).toBe(null);
});
