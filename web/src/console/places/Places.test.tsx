import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Grade } from '@aaspaas/contract/roles/grades';
import { buttonsOf, cellsOf, openConsole } from '../../../test/console';
import { fill, press, resetBetweenTests } from '../../../test/harness';
import { PlacesPage } from './PlacesPage';

resetBetweenTests();

const place = {
  key: 'ka/hsr-layout',
  name: 'HSR Layout',
  pin: '560102',
  city: 'Bengaluru',
  district: 'Bangalore Urban',
  state: 'Karnataka',
};
const town = { ...place, key: 'ka/mysuru', name: 'Mysuru', pin: null, city: 'Mysuru', district: 'Mysore' };
const area = {
  addition_id: 3,
  kind: 'area',
  name: 'Sector Nine',
  pin: '560102',
  stands_for: null,
  added_by: 'Leela',
  added_at: '2026-03-16T06:30:00Z',
  undone_by: null,
  undone_at: null,
};
const alias = {
  ...area,
  addition_id: 4,
  kind: 'alias',
  name: 'Mysore',
  pin: null,
  stands_for: 'Mysuru',
  added_by: null,
};
const undone = {
  ...alias,
  addition_id: 5,
  name: 'HSR',
  stands_for: 'HSR Layout',
  pin: '560102',
  undone_by: 'Ravi',
  undone_at: '2026-03-17T06:30:00Z',
};

async function open(path: string, grade: Grade = 'moderator', different: object = {}) {
  const list = {
    found: [place, town],
    rows: [area, alias, undone],
    count: 60,
    page: 1,
    pages: 3,
    ...different,
  };
  const sent = openConsole(
    <PlacesPage />,
    path,
    {
      '/console/list/place-additions': list,
      '/console/add/area': { message: 'Sector Ten is found from now on.' },
      '/console/add/place-alias': { message: 'Mysooru is found from now on.' },
      '/console/undo/place': {},
    },
    grade,
  );
  await screen.findByText('Added so far');
  return sent;
}

describe('what was added', () => {
  test('says what, by whom and when, and whether it still counts', async () => {
    const sent = await open('/admin/places?page=1&q=+&sort=name', 'viewer');
    const added = '16 Mar 2026, 12:00 PM by ';
    expect(await cellsOf('Added places')).toEqual([
      { What: 'Sector Nine · 560102', Kind: 'Area', Added: `${added}Leela`, Status: 'In force' },
      {
        What: '‘Mysore’ for Mysuru',
        Kind: 'Another name',
        Added: `${added}somebody who has left`,
        Status: 'In force',
      },
      {
        What: '‘HSR’ for HSR Layout · 560102',
        Kind: 'Another name',
        Added: `${added}somebody who has left`,
        Status: 'Undone 17 Mar 2026, 12:00 PM by Ravi',
      },
    ]);
    expect(sent('/list/place-additions')).toEqual([{ page: '1' }]);
    expect(screen.queryByText('What people get')).toBeNull();
    expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe(
      '/admin/places?page=2&q=+&sort=name',
    );
    expect(buttonsOf()).toEqual(['Show']);
  });

  test('is undone after a question, once', async () => {
    const sent = await open('/admin/places');
    expect(buttonsOf().filter((text) => text?.startsWith('Undo'))).toEqual([
      'Undo: Sector Nine · 560102',
      'Undo: ‘Mysore’ for Mysuru',
    ]);
    press('Undo: ‘Mysore’ for Mysuru');
    expect((await screen.findByRole('alertdialog')).textContent).toContain(
      '‘Mysore’ for Mysuru. Nobody finds it by that any more.',
    );
    expect(sent('/undo/place')).toEqual([]);
    press('Undo it');
    expect(await screen.findByText('Undone.')).toBeTruthy();
    expect(sent('/undo/place')).toEqual([{ addition_id: 4 }]);
    await waitFor(() => expect(sent('/list/place-additions')).toHaveLength(2));
  });
});

describe('what a text finds', () => {
  test('is shown as people get it, and gets another name', async () => {
    const sent = await open('/admin/places?q=+hsr+');
    expect(sent('/list/place-additions')).toEqual([{ q: 'hsr' }]);
    const cells = await cellsOf('Places that the text finds');
    expect(cells.map(({ Place, Town, District }) => [Place, Town, District])).toEqual([
      ['HSR Layout · 560102', 'Bengaluru', 'Bangalore Urban, Karnataka'],
      ['Mysuru, Karnataka', 'Mysuru', 'Mysore, Karnataka'],
    ]);
    press('Add another name of Mysuru, Karnataka');
    await screen.findByRole('dialog', { name: 'Another name of Mysuru, Karnataka' });
    press('Add the name');
    expect(await screen.findByText('Please enter the other name')).toBeTruthy();
    fill({ 'Other name': 'Mysooru' });
    press('Add the name');
    expect(await screen.findByText('Mysooru is found from now on.')).toBeTruthy();
    expect(sent('/add/place-alias')).toEqual([{ name: 'Mysooru', place_key: 'ka/mysuru' }]);
  });

  test('may be nothing', async () => {
    await open('/admin/places?q=xyz', 'viewer', { found: [], rows: [], count: 0 });
    expect(screen.getByText('No place is found by that.')).toBeTruthy();
    expect(screen.getByText('No place has been added yet.')).toBeTruthy();
  });
});

test('an area is added with its PIN code, and with a place only if both of its numbers are there', async () => {
  const sent = await open('/admin/places');
  press('Add an area');
  const dialog = within(await screen.findByRole('dialog', { name: 'An area that people look for' }));
  fill({ Name: 'Sector Ten', 'PIN code': ' 560103 ', 'Latitude (optional)': '12.91' });
  press('Add the area');
  expect(await dialog.findAllByText('Please enter both, or neither')).toBeTruthy();
  expect(sent('/add/area')).toEqual([]);
  fill({ 'Longitude (optional)': '77.64' });
  press('Add the area');
  expect(await screen.findByText('Sector Ten is found from now on.')).toBeTruthy();
  expect(sent('/add/area')).toEqual([
    { name: 'Sector Ten', pin: '560103', latitude: '12.91', longitude: '77.64' },
  ]);
});
