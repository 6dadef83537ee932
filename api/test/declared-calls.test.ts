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
  // A call that two files export is one.
  const declared = new Set((await Promise.all(modules)).flatMap((exported) => Object.values(exported)));
  const paths = [...declared].map(({ path }) => path);
  expect(paths.toSorted()).toEqual(everyCall.map(({ path }) => path).toSorted());
});

test('what must not happen twice when a reply is lost is sent with a key', () => {
  const retryable = everyCall
    .filter(({ isRetryable }) => isRetryable)
    .map(({ path }) => path.replace(/^\/aaspaas/, ''));
  expect(retryable.toSorted()).toEqual([
    '/console/add/note',
    '/console/answer/report',
    '/console/extend/listing',
    '/console/extend/listings',
    '/console/log-out/people',
    '/console/restore/listings',
    '/console/suspend/listings',
    '/console/unlock/people',
    '/delivery/add/request',
    '/delivery/change/request',
    '/delivery/rate/request',
    '/deliverystaff/edit/delivery_staffs',
    '/deliverystaff/register/delivery_staffs',
    '/shop/add/review',
    '/shop/add/shop',
    '/shop/edit/shop',
    '/user/edit/profile',
  ]);
});
