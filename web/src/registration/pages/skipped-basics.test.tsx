import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fill, press, resetBetweenTests, show } from '../../../test/harness';
import { upload } from '../../api/upload';
import { currentUrl, navigate } from '../../current-url/url';
import { saveDraft } from '../drafts/draft-store';
import { saveBusinessType } from '../steps/flows/business-type';
import { shopFlow } from '../steps/flows/shop-flow';
import { Page as ShopBasicsPage } from './ShopBasicsPage';
import { Page as BusinessContactPage } from './BusinessContactPage';

vi.mock('../../api/upload');
resetBetweenTests();

const { basics, contact } = shopFlow;
const name = 'Basic Business & Shop Location Info';

it('the last step names basics that were skipped at once, and a Submit without them leads there', async () => {
  saveBusinessType('product-seller');
  saveDraft(basics.draft, { ...basics.draft.blank, shopName: 'Anand Stores' });
  navigate(contact.path);
  show(<BusinessContactPage />);
  const link = await screen.findByRole('link', { name });
  expect(link.getAttribute('href')).toBe('/BusinessRegistrationForm?then=contact');
  fill({
    'Primary contact number': '9876543210',
    'WhatsApp number': '9876543210',
    'Email address': 'anand@example.in',
    Password: 'secret-one',
    'Confirm password': 'secret-one',
  });
  press('Submit');
  await waitFor(() => expect(document.activeElement).toBe(link));
  expect(upload).not.toHaveBeenCalled();
});

it('basics that were opened from the last step lead back to it, filled in or skipped again', async () => {
  saveDraft(basics.draft, {
    shopName: 'Anand Stores',
    ownerName: 'Anand K',
    category: 'Grocery',
    address: '12, MG Road, Indiranagar',
    state: 'Karnataka',
    city: 'Bengaluru',
  });
  for (const button of ['Next', 'Skip']) {
    navigate(`${basics.path}?then=contact`);
    if (button === 'Next') show(<ShopBasicsPage />);
    press((await screen.findByRole('button', { name: button })).textContent);
    await waitFor(() => expect(currentUrl()).toBe(contact.path));
  }
});
