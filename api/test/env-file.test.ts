import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const project = resolve(import.meta.dirname, '../..');
const { npm_lifecycle_event: _, ...environment } = process.env;

/** The scripts as they are, beside a server that only says which settings it was given. */
const folder = mkdtempSync(join(tmpdir(), 'aaspaas-env-'));
const server = `console.log(JSON.stringify([process.env.DATA_DIR, process.env.PORT, process.env.MAIL_FROM]));`;

beforeAll(() => {
  cpSync(join(project, 'scripts'), join(folder, 'scripts'), { recursive: true });
  cpSync(join(project, 'package.json'), join(folder, 'package.json'));
  writeFileSync(join(folder, 'scripts/build.mjs'), '');
  mkdirSync(join(folder, 'api/dist'), { recursive: true });
  writeFileSync(join(folder, 'api/dist/main.js'), server);
  writeFileSync(
    join(folder, '.env'),
    '# first day\nDATA_DIR=./of-file\nPORT=4321\nMAIL_FROM=Aaspaas <hello@example.in>\n',
  );
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(['start', 'command'])('scripts/%s.mjs', (script) => {
  const settingsWith = (own: Record<string, string>): unknown => {
    const options = { env: { ...environment, ...own }, cwd: tmpdir(), encoding: 'utf8' } as const;
    const printed = execFileSync(process.execPath, [join(folder, 'scripts', `${script}.mjs`)], options);
    return JSON.parse(printed.trim().split('\n').at(-1) ?? '');
  };

  test('reads the file .env, in which a folder is relative to the file', () => {
    expect(settingsWith({})).toEqual(['./of-file', '4321', 'Aaspaas <hello@example.in>']);
  });

  test('takes what is in the environment before what the file says', () => {
    expect(settingsWith({ PORT: '5', DATA_DIR: 'typed' })).toEqual([
      join(tmpdir(), 'typed'),
      '5',
      'Aaspaas <hello@example.in>',
    ]);
  });
});
