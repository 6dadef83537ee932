import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answering, asha, json, onStage, press, show } from '../../test/stage';
import { useSession } from './session';
import { keepForVisit, recallFromVisit } from './visit-notes';

onStage();

function Doors() {
  const { user, signOut } = useSession();
  return <button onClick={() => void signOut().catch(() => {})}>{user ? 'Log out' : 'Log in'}</button>;
}

const typed = { dropAddress: '4 Park Lane, Kochi' };

it('what one person began to type is gone for the next who uses the browser', async () => {
  answering({ '/logout': () => json(200, { result: true, message: '' }) });
  show(<Doors />, asha);
  keepForVisit('deliveryWish', typed);
  keepForVisit('reviewDraft-5', { rating: 1, text: 'Cold tea' });
  press('Log out');
  await screen.findByRole('button', { name: 'Log in' });
  expect([recallFromVisit('deliveryWish'), recallFromVisit('reviewDraft-5')]).toEqual([{}, {}]);
  expect(localStorage.getItem('userData')).toBeNull();
});

it('a logout that did not happen loses nothing', async () => {
  const asked = answering({ '/logout': () => new Error('lost') });
  show(<Doors />, asha);
  keepForVisit('deliveryWish', typed);
  press('Log out');
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.getByRole('button', { name: 'Log out' })).toBeTruthy();
  expect(recallFromVisit('deliveryWish')).toEqual(typed);
});
