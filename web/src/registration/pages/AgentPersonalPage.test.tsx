import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { cityNames } from '@aaspaas/contract/places/city-names';
import { answering, fill, json, press, resetBetweenTests, show } from '../../../test/harness';
import { forgetReplies } from '../../api/use-read';
import { navigate } from '../../current-url/url';
import { loadDraft } from '../drafts/draft-store';
import { agentFlow } from '../steps/flows/agent-flow';
import { Page as AgentPersonalPage } from './AgentPersonalPage';

resetBetweenTests();
beforeEach(forgetReplies);

const place = {
  key: '629001',
  pin: '629001',
  name: 'Nagercoil',
  city: 'Nagercoil',
  district: 'Kanniyakumari',
};
const answer = { ...place, state: 'Tamil Nadu', latitude: 8.18, longitude: 77.43 };

async function open() {
  navigate('/DeliveryAgentForm');
  answering({ 'key=629001': () => json(200, { result: true, place: answer }) });
  show(<AgentPersonalPage />);
  return screen.findByLabelText<HTMLSelectElement>('Location');
}
const kept = () => loadDraft(agentFlow.personal.draft)?.location;

test('the 19 cities stand first, then any other town or area [D-109]', async () => {
  const location = await open();
  const options = within(location)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(cityNames).toHaveLength(19);
  expect(options).toEqual(['Select your city', ...cityNames, 'Another town or area']);
  expect(screen.queryByLabelText('Your town or area')).toBeNull();
  fireEvent.change(location, { target: { value: 'Another town or area' } });
  fill({ 'Your town or area': 'Palai' });
  expect(kept()).toBe('Palai');
  fireEvent.change(location, { target: { value: 'Kochi' } });
  expect([kept(), screen.queryByLabelText('Your town or area')]).toEqual(['Kochi', null]);
});

test('a PIN code fills the town [D-109]', async () => {
  const location = await open();
  fill({ 'PIN code (optional)': '629001' });
  await waitFor(() => expect(location.value).toBe('Another town or area'));
  expect(screen.getByLabelText<HTMLInputElement>('Your town or area').value).toBe('Nagercoil');
  fill({
    'Full name': 'Ravi Nair',
    Email: 'ravi@example.in',
    'Mobile number': '9876543210',
    'WhatsApp number': '9876543210',
  });
  press('Next');
  await waitFor(() => expect(globalThis.location.pathname).toBe(agentFlow.personal.next));
  expect(kept()).toBe('Nagercoil');
});
