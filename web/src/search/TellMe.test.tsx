import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answering, asha, json, opened, press, resetBetweenTests, show } from '../../test/harness';
import { navigate } from '../current-url/url';
import { TellMe } from './TellMe';

resetBetweenTests();

const wish = { search: 'drone', at: '560034-koramangala' };
const says = 'We will write to you when there is one.';
const heard = () => answering({ '/search/wish': () => json(200, { result: true, message: says }) });

it('who is signed in asks with one press', async () => {
  const asked = heard();
  show(<TellMe wish={wish} />, asha);
  expect(asked).toEqual([]);
  press('Tell me when there is one');
  expect(await screen.findByText(says)).toBeTruthy();
  expect(asked.map(({ body }) => body)).toEqual([wish]);
  expect(screen.queryByRole('button')).toBeNull();
});

it('a guest signs in on the way, and the wish is kept', async () => {
  const asked = heard();
  navigate('/?search=drone');
  show(<TellMe wish={wish} />);
  press('Tell me when there is one');
  expect([opened(), asked]).toEqual(['login', []]);
  show(<TellMe wish={wish} />, asha);
  expect(await screen.findByText(says)).toBeTruthy();
  expect(asked.map(({ body }) => body)).toEqual([wish]);
  show(<TellMe wish={wish} />, asha);
  expect(asked).toHaveLength(1);
});

it('says why it did not work, and can be pressed again', async () => {
  answering({ '/search/wish': () => json(400, { result: false, message: 'Please choose a place first.' }) });
  show(<TellMe wish={{ search: 'drone' }} />, asha);
  press('Tell me when there is one');
  expect(await screen.findByText('Please choose a place first.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Tell me when there is one' })).toBeTruthy();
});
