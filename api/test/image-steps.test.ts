import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const project = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'aaspaas-steps-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What the script that tries the image would do, by a Dockerfile of the test's own or the product's. */
function stepsOf(text: string) {
  const file = join(folder, 'Dockerfile');
  writeFileSync(file, text);
  const args = [join(project, 'scripts/try-image.mjs'), '--steps', file];
  return spawnSync(process.execPath, args, { encoding: 'utf8' });
}

test('the script that tries the image takes its steps from the Dockerfile', () => {
  const { stdout } = stepsOf(`# A comment.
FROM node:24-slim AS first
COPY one two ./
RUN make && \\
  clean

FROM node:24-slim
COPY --from=first /app/one one
USER node
CMD ["node", "one"]
`);
  expect(stdout.trim().split('\n')).toEqual([
    'first from node:24-slim',
    '  COPY one two ./',
    '  RUN make && clean',
    'image from node:24-slim',
    '  COPY /app/one one',
    '  USER node',
    '  CMD ["node", "one"]',
  ]);
});

test('it leaves out no line of the product’s Dockerfile, and refuses what it does not understand', () => {
  const dockerfile = readFileSync(join(project, 'Dockerfile'), 'utf8');
  const lines = dockerfile.match(/^[A-Z]+ /gm) ?? [];
  expect(stepsOf(dockerfile).stdout.trim().split('\n')).toHaveLength(lines.length);
  const refused = stepsOf(`${dockerfile}\nONBUILD RUN true\n`);
  expect([refused.status, refused.stderr]).toEqual([
    1,
    expect.stringContaining("'ONBUILD RUN true' is not understood"),
  ]);
});
