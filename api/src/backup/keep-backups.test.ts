import { expect, test } from 'vitest';
import { type KnownBackup, superfluous } from './keep-backups';

const dayMs = 24 * 60 * 60_000;
const at = (madeAt: Date): KnownBackup => ({ folder: madeAt.toISOString(), madeAt });

/** A backup every day at one in the morning, and after each whatever is superfluous goes. */
function afterDays(days: number): KnownBackup[] {
  const begun = Date.UTC(2026, 10, 16, 1);
  let kept: KnownBackup[] = [];
  for (let day = 0; day < days; day++) {
    kept.push(at(new Date(begun + day * dayMs)));
    const gone = new Set(superfluous(kept));
    kept = kept.filter((backup) => !gone.has(backup));
  }
  return kept;
}

const agesOf = (kept: readonly KnownBackup[]): number[] => {
  const newest = Math.max(...kept.map(({ madeAt }) => madeAt.getTime()));
  return kept.map(({ madeAt }) => (newest - madeAt.getTime()) / dayMs).toSorted((a, b) => a - b);
};

test('after a week each day is there', () => {
  expect(agesOf(afterDays(7))).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test('on every day of a second year there is one of each of the last seven days, of a month ago and of ten months ago', () => {
  for (let days = 400; days < 430; days++) {
    const ages = agesOf(afterDays(days));
    expect(ages.length).toBeLessThanOrEqual(7 + 5 + 12);
    expect(ages.slice(0, 7)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    const gaps = ages.slice(1).map((age, index) => age - (ages[index] ?? 0));
    expect(Math.max(...gaps)).toBeLessThanOrEqual(31);
    expect(ages.at(-1)).toBeGreaterThan(300);
  }
});

test('of several on one day the newest stays', () => {
  const [early, late] = ['2026-11-16T01:00:00Z', '2026-11-16T22:00:00Z'].map((text) => at(new Date(text)));
  expect(early && late && superfluous([late, early])).toEqual([early]);
});

test('the only one stays, however old', () => {
  expect(superfluous([at(new Date('2020-01-01T00:00:00Z'))])).toEqual([]);
});
