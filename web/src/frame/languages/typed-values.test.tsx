import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bringTyped, keepTyped } from './typed-values';

/** A page whose fields React knows, as in every form of ours. */
function Page() {
  const [name, setName] = useState('');
  const [note, setNote] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [day, setDay] = useState('mon');
  const [vehicle, setVehicle] = useState('');
  return (
    <main>
      <form>
        <input name="name" value={name} onChange={(event) => setName(event.target.value)} />
        <textarea name="note" value={note} onChange={(event) => setNote(event.target.value)} />
        <input name="open" type="checkbox" checked={isOpen} onChange={() => setOpen(!isOpen)} />
        {['mon', 'tue'].map((each) => (
          <input key={each} name="day" type="radio" checked={day === each} onChange={() => setDay(each)} />
        ))}
        <select
          aria-label="Vehicle"
          name="vehicle"
          value={vehicle}
          onChange={(event) => setVehicle(event.target.value)}
        >
          <option value="">None</option>
          <option value="bike">Bike</option>
        </select>
        <input name="password" type="password" defaultValue="" />
        <input name="shown" autoComplete="new-password" defaultValue="" />
        <output>{[name, note, isOpen, day, vehicle].join(' ')}</output>
      </form>
    </main>
  );
}

const field = (name: string, nth = 0) => {
  const found = document.querySelectorAll<HTMLInputElement>(`[name=${name}]`)[nth];
  if (!found) throw new Error(name);
  return found;
};
const typeAll = () => {
  for (const [name, value] of [
    ['name', 'Anu'],
    ['note', 'Near the temple'],
    ['vehicle', 'bike'],
  ] as const)
    fireEvent.change(field(name), { target: { value } });
  fireEvent.click(field('open'));
  fireEvent.click(field('day', 1));
  field('password').value = 'secret';
  field('shown').value = 'secret too';
};
const all = 'Anu Near the temple true tue bike';

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/DeliveryProfile');
  document.documentElement.dataset['ready'] = '';
});
afterEach(() => {
  cleanup();
  delete document.documentElement.dataset['ready'];
});

const leave = () => {
  render(<Page />);
  typeAll();
  keepTyped();
  cleanup();
};

test('what was typed and ticked is there in the other language, but for passwords [G-087]', () => {
  leave();
  expect(JSON.stringify(sessionStorage)).not.toContain('secret');
  render(<Page />);
  bringTyped();
  expect(screen.getByRole('status').textContent).toBe(all);
  expect([field('password').value, field('shown').value, sessionStorage.length]).toEqual(['', '', 0]);
});

test('a form that comes later gets it too, once the page answers', async () => {
  leave();
  delete document.documentElement.dataset['ready'];
  bringTyped();
  render(<Page />);
  expect(screen.getByRole('status').textContent).not.toBe(all);
  document.documentElement.dataset['ready'] = '';
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(all));
});

test.each(['another page', 'somebody who types already'])('%s is left alone', async (who) => {
  leave();
  if (who === 'another page') history.replaceState(null, '', '/NearbyShop');
  bringTyped();
  dispatchEvent(new Event('keydown'));
  render(<Page />);
  await new Promise(requestAnimationFrame);
  expect(screen.getByRole('status').textContent).not.toBe(all);
});
