import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { source } from './pages.ts';

/** Others import these. */
const imported = ['ui/styles.css', 'ui/reset.css', 'places/map/map.css'];

test('the CSS of a component has its name; a sheet would leave another out', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  const own = files.filter((file) => file.endsWith('.css') && !imported.includes(file));
  expect(own).not.toEqual([]);
  expect(own.filter((file) => !existsSync(join(source, file.replace('.css', '.tsx'))))).toEqual([]);
});
