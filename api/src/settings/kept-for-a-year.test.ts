import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freshDatabase } from '../../test/fresh-database';
import { migrations } from '../../test/go-back';
import { readSettings, writeSetting } from './queries';

const now = new Date('2026-03-16T06:30:00Z');

test('a security log that was kept for less than a year is kept for one; more, and other periods, stay', async () => {
  const { database, drop } = await freshDatabase();
  const text = await readFile(join(migrations, '074_security_log_for_a_year.sql'), 'utf8');
  await writeSetting(database, 'keep_search_days', '30', now);
  const kept = async (days: string) => {
    await writeSetting(database, 'keep_security_days', days, now);
    await database.script(text);
    return (await readSettings(database)).keep_security_days;
  };
  expect([await kept('90'), await kept('364'), await kept('365'), await kept('400')]).toEqual([
    '365',
    '365',
    '365',
    '400',
  ]);
  expect((await readSettings(database)).keep_search_days).toBe('30');
  await drop();
});
