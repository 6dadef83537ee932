import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, it } from 'vitest';
import { resetBetweenTests, show } from '../../../test/harness';
import { currentUrl, navigate } from '../../current-url/url';
import { saveDraft } from '../drafts/draft-store';
import { serviceFlow } from '../steps/flows/service-flow';
import { Page as ShopOperatingPage } from './ShopOperatingPage';
import { Page as ServiceOperatingPage } from './ServiceOperatingPage';

resetBetweenTests();

async function chooseHomeService(path: string, Step: ComponentType) {
  navigate(path);
  show(<Step />);
  fireEvent.click(await screen.findByRole('radio', { name: 'Home Service' }));
}
const delivery = () => screen.queryByRole('group', { name: 'Do you deliver?' });
const drafted = (key: string) => JSON.parse(localStorage.getItem(key) ?? '{}') as unknown;

it('a service that comes home is asked nothing about delivery', async () => {
  await chooseHomeService('/OperationDetails', ServiceOperatingPage);
  expect(delivery()).toBeNull();
  expect(drafted('serviceOperatingDetails')).toMatchObject({
    service_area: 'Home Service',
    delivery_option: '',
  });
  fireEvent.click(screen.getByRole('radio', { name: 'In-shop Only' }));
  expect(delivery()).not.toBeNull();
});

it('a draft of one that was never asked about delivery leads on', async () => {
  const { draft, path, next } = serviceFlow.operating;
  saveDraft(draft, { ...draft.blank, workingDays: ['Mon'], serviceArea: 'Home Service' });
  navigate(path);
  show(<ServiceOperatingPage />);
  fireEvent.click(await screen.findByRole('button', { name: 'Next' }));
  await waitFor(() => expect(currentUrl()).toBe(next));
});

it('a shop that also comes home is', async () => {
  await chooseHomeService('/BusinessOperatingDetails', ShopOperatingPage);
  expect(delivery()).not.toBeNull();
});
