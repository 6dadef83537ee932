import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answering, asha, json, press, resetBetweenTests, show } from '../../../test/harness';
import { ProofProvider } from '../access/ProofProvider';
import { LicenceCard } from './LicenceCard';

resetBetweenTests();

const licence = {
  agent: { id: 9, name: 'Ravi', phone: '+919847012345', location: 'Kochi', vehicle_type: 'Scooter' },
  state: 'waiting',
  since: '2026-03-16T06:30:00.000Z',
  reason: '',
  decided_by: null,
  photos: ['/aaspaas/console/licence/9/aa-1600.webp'],
} as const;

test('a licence can be found in order once its photo is there to be seen', async () => {
  const asked = answering({
    '/console/approve/licence': () => json(200, { result: true, message: 'Checked.' }),
  });
  show(
    <ProofProvider>
      <LicenceCard licence={{ ...licence, photos: [...licence.photos] }} />
    </ProofProvider>,
    { ...asha, role: 'admin', grade: 'moderator' },
  );
  const inOrder = () => screen.queryByRole('button', { name: 'The licence of Ravi is in order' });
  expect(inOrder()).toBeNull();
  press('Show the licence of Ravi');
  const photo = await screen.findByRole('img', { name: 'Licence of Ravi, 1 of 1' });
  expect(inOrder()).toBeNull();
  fireEvent.load(photo);
  fireEvent.click(await screen.findByRole('button', { name: 'The licence of Ravi is in order' }));
  await screen.findByText('Checked. Customers see it beside the name of Ravi.');
  expect(asked[0]?.body).toEqual({ id: 9, since: licence.since });
});
