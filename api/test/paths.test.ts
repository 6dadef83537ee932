import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import * as consolePaths from '@aaspaas/contract/console/paths';
import * as paths from '@aaspaas/contract/paths';

const root = join(import.meta.dirname, '../..');

const tables = /^contract\/src\/((console\/)?paths|registration\/later-steps)\.ts$/;
/** Calls have paths of their own. */
const ofCalls = /calls\.ts$/;

const sources = ['contract/src', 'api/src', 'web/src']
  .flatMap((room) => readdirSync(join(root, room), { recursive: true, withFileTypes: true }))
  .map(({ parentPath, name }) => relative(root, join(parentPath, name)))
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !tables.test(file) && !ofCalls.test(file));

const comments = /\/\*[^]*?\*\/|^\s*\/\/.*$/gm;

test('the path of a page stands in its table alone', () => {
  const known = [...Object.values(paths), ...Object.values(consolePaths)].filter(
    (path) => typeof path === 'string',
  );
  // Also as part of a regular expression, and with a query or a piece behind it.
  const written = new RegExp(`['"\`}^/|]\\\\?(${known.join('|')})(?![\\w-])`, 'i');
  const second = sources.flatMap((file) => {
    const [found] = written.exec(readFileSync(join(root, file), 'utf8').replace(comments, '')) ?? [];
    return found ? [`${file}: ${found}`] : [];
  });
  expect(second).toEqual([]);
});
