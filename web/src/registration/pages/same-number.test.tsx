import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { resetBetweenTests, show } from '../../../test/harness';
import { navigate } from '../../current-url/url';
import { saveDraft } from '../drafts/draft-store';
import { agentFlow } from '../steps/flows/agent-flow';
import { saveBusinessType } from '../steps/flows/business-type';
import { shopFlow } from '../steps/flows/shop-flow';
import { Page as AgentPersonalPage } from './AgentPersonalPage';
import { Page as BusinessContactPage } from './BusinessContactPage';

resetBetweenTests();

const whatsapp = () => screen.getByLabelText<HTMLInputElement>('WhatsApp number').value;

it('a draft of a business that has only its phone is filled in with the same for WhatsApp', async () => {
  const { draft, path } = shopFlow.contact;
  saveBusinessType('product-seller');
  saveDraft(draft, { ...draft.blank, primaryPhone: '9876543210' });
  navigate(path);
  show(<BusinessContactPage />);
  await waitFor(() => expect(whatsapp()).toBe('9876543210'));
});

it('so is that of an agent', async () => {
  const { draft, path } = agentFlow.personal;
  saveDraft(draft, { ...draft.blank, mobile: '9876543210' });
  navigate(path);
  show(<AgentPersonalPage />);
  await waitFor(() => expect(whatsapp()).toBe('9876543210'));
});
