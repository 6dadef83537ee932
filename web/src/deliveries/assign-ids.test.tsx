import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answering, asha, json, resetBetweenTests, show } from '../../test/harness';
import { forgetReplies } from '../api/use-read';
import { navigate } from '../current-url/url';
import { AssignDialog } from './AssignDialog';

resetBetweenTests();
beforeEach(forgetReplies);

test.each([
  ['agent=2147483647', 'u_id=2147483647'],
  ['agent=2147483648', null],
  ['agent=0', null],
  ['agent=-1', null],
  ['agent=1.5', null],
  ['agent=x', null],
  ['', null],
])('with %j the agent that is asked for is: %s', async (query, expected) => {
  navigate(`/AssignDelivery?open=assign&${query}`);
  const asked = answering({ 'u_id=2147483647': () => json(200, { result: true, list: [] }) });
  show(<AssignDialog />, asha);
  expect(await screen.findByText('Agent not found.')).toBeTruthy();
  const agents = asked.filter(({ path }) => path.includes('delivery_staffs'));
  expect(agents.map(({ path }) => path.split('?')[1])).toEqual(expected ? [expected] : []);
});
