import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import * as boot from '../../api/boot';
import { resetBetweenTests, show } from '../../../test/harness';
import { shopWith } from '../../../test/shop';
import { OpenLine } from './OpenLine';
import { OpeningHours } from './OpeningHours';

resetBetweenTests();

const at = (moment: string) => vi.spyOn(boot, 'useNow').mockReturnValue(new Date(moment));
const rows = () => screen.queryAllByRole('row').map(({ textContent }) => textContent);

describe('opening hours', () => {
  test('are those of the week that begins today', () => {
    at('2026-03-18T06:30:00Z');
    show(<OpeningHours shop={shopWith()} />);
    const open = '8:00 AM – 10:00 PM';
    expect(rows()).toEqual([
      `Wednesday today${open}`,
      `Thursday${open}`,
      `Friday${open}`,
      'SaturdayClosed',
      'SundayClosed',
      `Monday${open}`,
      `Tuesday${open}`,
    ]);
    const today = screen.getAllByRole('row').filter((row) => row.getAttribute('aria-current') === 'date');
    expect(today.map(({ textContent }) => textContent)).toEqual([`Wednesday today${open}`]);
  });

  test('go by the day of India, and of a day that is closed only that', () => {
    at('2026-03-18T19:00:00Z');
    show(<OpeningHours shop={shopWith({ closed_today: true, sh_opening_hours: 'Full time' })} />);
    expect(rows().slice(0, 2)).toEqual(['Thursday todayClosed', 'FridayOpen all day']);
  });

  test.each(['', 'whenever'])('that are %j are not shown', (sh_opening_hours) => {
    at('2026-03-18T06:30:00Z');
    show(<OpeningHours shop={shopWith({ sh_opening_hours })} />);
    expect(rows()).toEqual([]);
  });
});

test.each([
  [{ open_now: true, open_state: 'open', closes_at: 21 * 60 }, 'Open · till 9 PM'],
  [{ open_now: true, open_state: 'open', closes_at: 20 * 60 + 30 }, 'Open · till 8:30 PM'],
  [{ open_now: true, open_state: 'open', open_text: 'Open now' }, 'Open now'],
  [{ open_state: 'closed', opens_at: 16 * 60, opens_on: 'Wednesday' }, 'Opens 4 PM'],
  // The same day of next week.
  [{ open_state: 'closed', opens_at: 8 * 60, opens_on: 'Wednesday' }, 'Opens Wed 8 AM'],
  [{ open_state: 'closed', opens_at: 8 * 60, opens_on: 'Thursday' }, 'Opens Thu 8 AM'],
  [{ open_state: 'closed-today', opens_at: 8 * 60, opens_on: 'Thursday' }, 'Closed today · opens Thu 8 AM'],
  [{ open_state: 'closed-today', open_text: 'Closed today' }, 'Closed today'],
  [{ open_text: 'Open' }, 'Open'],
  [{ open_text: 'Closed · opens 8:00 AM' }, 'Closed · opens 8:00 AM'],
  [{ sh_status: 'expired', open_text: 'Open' }, ''],
  [{ sh_status: 'expired', open_now: true, open_text: 'Open now' }, 'Open now'],
] as const)('with %j it says: %s', (different, says) => {
  at('2026-03-18T06:30:00Z');
  show(<OpenLine shop={shopWith(different)} />);
  expect(document.body.textContent).toBe(says);
});
