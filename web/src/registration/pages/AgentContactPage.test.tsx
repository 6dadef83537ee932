import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fill, resetBetweenTests, press, show } from '../../../test/harness';
import { saveDraft } from '../drafts/draft-store';
import { agentFlow } from '../steps/flows/agent-flow';
import { navigate } from '../../current-url/url';
import { upload } from '../../api/upload';
import { Page as AgentContactPage } from './AgentContactPage';

vi.mock('../../api/upload');
resetBetweenTests();

const personal = {
  name: 'Ravi Kumar',
  email: 'ravi@example.in',
  mobile: '9876543210',
  whatsappNumber: '9876543210',
  location: 'Kochi',
};

it('an agent’s last step has Submit, which says that it is at work and sends once [R-111, D-023, D-040]', async () => {
  vi.mocked(upload).mockReturnValue(new Promise(() => {}));
  saveDraft(agentFlow.personal.draft, personal);
  navigate('/DeliveryContactInformation');
  show(<AgentContactPage />);
  expect(await screen.findByDisplayValue('ravi@example.in')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  fill({ Password: 'secret-one', 'Confirm password': 'secret-one' });
  press('Submit');
  press(await screen.findByRole('button', { name: 'Submitting...' }).then(() => 'Submitting...'));
  await waitFor(() => expect(upload).toHaveBeenCalledOnce());
  expect(vi.mocked(upload).mock.lastCall?.[1]).toMatchObject({
    mobile: '9876543210',
    email: 'ravi@example.in',
  });
});
