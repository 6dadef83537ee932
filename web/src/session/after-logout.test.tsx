import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answering, asha, json, resetBetweenTests, press, show } from '../../test/harness';
import { useSession } from './session';
import { saveInTab, loadFromTab } from './tab-storage';

resetBetweenTests();

function Doors() {
  const { user, signOut } = useSession();
  return <button onClick={() => void signOut().catch(() => {})}>{user ? 'Log out' : 'Log in'}</button>;
}

const typed = { dropAddress: '4 Park Lane, Kochi' };

it('what one person began to type is gone for the next person at this browser', async () => {
  answering({ '/logout': () => json(200, { result: true, message: '' }) });
  show(<Doors />, asha);
  saveInTab('deliveryWish', typed);
  saveInTab('reviewDraft-5', { rating: 1, text: 'Cold tea' });
  press('Log out');
  await screen.findByRole('button', { name: 'Log in' });
  expect([loadFromTab('deliveryWish'), loadFromTab('reviewDraft-5')]).toEqual([{}, {}]);
  await waitFor(() => expect(localStorage.getItem('userData')).toBeNull());
});

it('a logout that failed loses nothing', async () => {
  const asked = answering({ '/logout': () => new Error('lost') });
  show(<Doors />, asha);
  saveInTab('deliveryWish', typed);
  press('Log out');
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.getByRole('button', { name: 'Log out' })).toBeTruthy();
  expect(loadFromTab('deliveryWish')).toEqual(typed);
});
