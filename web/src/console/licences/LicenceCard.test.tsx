import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
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

const offered = () =>
  screen
    .queryAllByRole('button')
    .map(({ textContent }) => textContent)
    .filter((text) => text === 'In order' || text === 'Refuse');

test.each([
  ['waiting', ['In order', 'Refuse']],
  ['checked', ['Refuse']],
  ['refused', ['In order']],
] as const)('with a licence that is %s and was seen: %j', async (state, expected) => {
  answering({});
  show(
    <ProofProvider>
      <LicenceCard licence={{ ...licence, state, photos: [...licence.photos] }} />
    </ProofProvider>,
    { ...asha, role: 'admin', grade: 'moderator' },
  );
  expect(offered()).toEqual(expected.filter((text) => text === 'Refuse'));
  press('Show the licence of Ravi');
  fireEvent.load(await screen.findByRole('img', { name: 'Licence of Ravi, 1 of 1' }));
  await waitFor(() => expect(offered()).toEqual(expected));
});

test('one of two photos is not the whole licence', async () => {
  answering({});
  const photos = [...licence.photos, '/aaspaas/console/licence/9/bb-1600.webp'];
  show(
    <ProofProvider>
      <LicenceCard licence={{ ...licence, photos }} />
    </ProofProvider>,
    { ...asha, role: 'admin', grade: 'moderator' },
  );
  press('Show the licence of Ravi');
  fireEvent.load(await screen.findByRole('img', { name: 'Licence of Ravi, 1 of 2' }));
  expect(offered()).toEqual(['Refuse']);
  fireEvent.load(screen.getByRole('img', { name: 'Licence of Ravi, 2 of 2' }));
  await waitFor(() => expect(offered()).toEqual(['In order', 'Refuse']));
});

/** The agent sends new photos while the card is on the page. */
function NewerPhotos() {
  const [since, setSince] = useState<string>(licence.since);
  return (
    <ProofProvider>
      <LicenceCard licence={{ ...licence, since, photos: [...licence.photos] }} />
      <button onClick={() => setSince('2026-03-17T06:30:00.000Z')}>New photos</button>
    </ProofProvider>
  );
}

test('newer photos want to be seen too', async () => {
  answering({});
  show(<NewerPhotos />, { ...asha, role: 'admin', grade: 'moderator' });
  press('Show the licence of Ravi');
  fireEvent.load(await screen.findByRole('img', { name: 'Licence of Ravi, 1 of 1' }));
  await waitFor(() => expect(offered()).toEqual(['In order', 'Refuse']));
  press('New photos');
  expect(offered()).toEqual(['Refuse']);
});
