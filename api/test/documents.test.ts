import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from './fresh-database';

const project = resolve(import.meta.dirname, '../..');

/** Every fault that the check of the documents knows, beside what is right. */
const planted = `# Planted

Right: \`api/src/app.ts\`, \`PORT\`, \`npm run check\`, \`readEnv\`, [here](#planted).
Wrong: \`api/src/nowhere.ts\`, [elsewhere](elsewhere.md), [here](#gone), \`npm run fly\`, \`is·Nowhere\`, \`no·where.mjs\`.

~~~ts
// web/src/pages/bakeries-too/route.ts
export const sheet: number = 'first';
~~~

~~~ts
const broken = ;
~~~

~~~js
const open = {
~~~

~~~json
{ "open": 1
~~~

~~~sh
npm run check && (
~~~

~~~ini
NO_SETTING=1
~~~

~~~cobol
DISPLAY 'nobody reads this'.
~~~
`
  .replaceAll('~~~', '```')
  // In one piece these names would stand in the code, in this file.
  .replaceAll('·', '');

test('the check of the documents finds what is not there, and examples that cannot be read', () => {
  const folder = mkdtempSync(join(tmpdir(), 'aaspaas-documents-'));
  const file = join(folder, 'planted.md');
  writeFileSync(file, planted);
  const args = [join(project, 'scripts/check-docs.mjs'), file];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect(status).toBe(1);
  const found = stderr.split('\n').filter((line) => /planted\.md|bakeries-too/.test(line));
  const expected = [
    /there is no api\/src\/nowhere\.ts/,
    /there is no .*elsewhere\.md/,
    /there is no .*#gone/,
    /there is no npm run fly/,
    /there is no is.owhere/,
    /there is no nowhere\.mjs/,
    /:11: /,
    /:15: SyntaxError/,
    /:19: SyntaxError/,
    /:23: .*syntax error/,
    /:27: no setting NO_SETTING/,
    /:31: 'cobol' is no language/,
    /bakeries-too\/route\.ts.*'string' is not assignable to type 'number'/,
  ];
  expect(found).toEqual(expected.map((wanted) => expect.stringMatching(wanted)));
});

let fresh: FreshDatabase;
beforeAll(async () => void (fresh = await freshDatabase()));
afterAll(() => fresh.drop());

const debugging = readFileSync(join(project, 'docs/debugging.md'), 'utf8');
const statements = [...debugging.matchAll(/"((?:SELECT|DELETE)[^"]+)"/g)].map(([, text = '']) => text);

test('there are statements to try', () => expect(statements.length).toBeGreaterThan(4));

test.each(statements)('PostgreSQL can plan %s', async (statement) => {
  await expect(fresh.database.script(`EXPLAIN ${statement}`)).resolves.not.toThrow();
});
