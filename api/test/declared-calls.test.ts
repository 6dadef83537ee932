import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { DeclaredCall } from '@aaspaas/contract/declare-call';
import { everyCall } from '@aaspaas/contract/every-call';

test('what any file of calls declares is one of the calls, under a path of its own', async () => {
  const folder = join(import.meta.dirname, '../../contract/src');
  const files = (await readdir(folder, { recursive: true })).filter((file) => /[/-]calls\.ts$/.test(file));
  // These files export calls and types.
  const modules = files.map((file) => import(join(folder, file)) as Promise<Record<string, DeclaredCall>>);
  const declared = (await Promise.all(modules)).flatMap((exported) => Object.values(exported));
  const paths = declared.map(({ path }) => path);
  expect(paths.toSorted()).toEqual(everyCall.map(({ path }) => path).toSorted());
});
