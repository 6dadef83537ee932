import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { answering, asha, json, resetBetweenTests, opened, press, show } from '../../test/harness';
import { useSession } from '../session/session';
import { shopWith } from '../../test/shop';
import { HeartButton } from './HeartButton';
import { afterLogin, setOwner } from './store';

resetBetweenTests();
beforeEach(() => {
  setOwner(null);
  // What a test before this one pressed is not added here.
  afterLogin(() => {});
});

const heart = () => screen.getByRole('button', { name: 'Favorite: Anand Stores' });
const isOn = () => heart().getAttribute('aria-pressed') === 'true';

function Doors() {
  const { signIn, signOut } = useSession();
  return (
    <>
      <button onClick={() => void signOut()}>Log out</button>
      <button onClick={() => signIn({ ...asha, id: 8, u_id: 8, name: 'Ravi' })}>Log in as Ravi</button>
    </>
  );
}

it('a heart is empty for the next person, at once and until their own list says otherwise [D-046]', async () => {
  const isOfAsha = () => JSON.stringify(asked.at(-1)?.body) === '{"u_id":7}';
  const asked = answering({
    '/list/fav': () => json(200, { result: true, list: isOfAsha() ? [shopWith()] : [] }),
    '/logout': () => json(200, { result: true, message: '' }),
  });
  show(
    <>
      <HeartButton shop={shopWith()} />
      <Doors />
    </>,
    asha,
  );
  await waitFor(() => expect(isOn()).toBe(true));

  press('Log out');
  await waitFor(() => expect(isOn()).toBe(false));

  press('Log in as Ravi');
  expect(isOn()).toBe(false);
  await waitFor(() => expect(asked.at(-1)?.body).toEqual({ u_id: 8 }));
  await act(async () => {});
  expect(isOn()).toBe(false);
});

it('what a guest presses is added after the login that it leads to, once', async () => {
  const asked = answering({
    '/list/fav': () => json(200, { result: true, list: [] }),
    '/add/fav': () => json(200, { result: true, message: '' }),
  });
  const added = () => asked.filter(({ path }) => path.endsWith('/add/fav')).map(({ body }) => body);
  show(
    <>
      <HeartButton shop={shopWith()} />
      <HeartButton shop={shopWith({ sh_id: 6, sh_name: 'Ravi Plumbing' })} />
      <Doors />
    </>,
  );
  fireEvent.click(heart());
  expect(opened()).toBe('login');
  expect(asked).toEqual([]);

  press('Log in as Ravi');
  await waitFor(() => expect(isOn()).toBe(true));
  expect(added()).toEqual([{ u_id: 8, sh_id: 5, fav: 1 }]);
  fireEvent.click(heart());
  await waitFor(() => expect(isOn()).toBe(false));
  expect(added()).toHaveLength(2);
});

it('says so if what a guest pressed could not be added', async () => {
  answering({
    '/list/fav': () => json(200, { result: true, list: [] }),
    '/add/fav': () => json(500, {}),
  });
  show(
    <>
      <HeartButton shop={shopWith()} />
      <Doors />
    </>,
  );
  fireEvent.click(heart());
  press('Log in as Ravi');
  expect(await screen.findByText('Failed to update wishlist. Please try again.')).toBeTruthy();
  expect(isOn()).toBe(false);
});

it('what was pressed is forgotten after ten minutes: it may have been somebody else', async () => {
  const asked = answering({ '/list/fav': () => json(200, { result: true, list: [] }) });
  show(
    <>
      <HeartButton shop={shopWith()} />
      <Doors />
    </>,
  );
  fireEvent.click(heart());
  const tenMinutesLater = Date.now() + 10 * 60_000;
  vi.spyOn(Date, 'now').mockReturnValue(tenMinutesLater);
  press('Log in as Ravi');
  await waitFor(() => expect(asked).toHaveLength(1));
  await act(async () => {});
  expect(asked.map(({ path }) => path)).toEqual(['/aaspaas/user/list/fav']);
});
