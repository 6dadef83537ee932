import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { answering, asha, json, show } from '../../../test/harness';
import { forgetReplies } from '../../api/use-read';
import { Searches } from './Searches';

afterEach(() => {
  cleanup();
  forgetReplies();
});

const viewer = { ...asha, role: 'admin', grade: 'viewer' } as const;

test.each([
  [{ texts: 12, searches: 15 }, /^And 12 more that too few asked for \(15 times\)\./],
  [{ texts: 0, searches: 0 }, /^$/],
])('says how many searches cannot be read: %j', async (unread, says) => {
  const reply = { result: true, rows: [], count: 0, page: 1, pages: 1, unread };
  answering({ '/console/list/searches': () => json(200, reply) });
  show(<Searches />, viewer);
  await screen.findByText('No search in vain to show.');
  expect(screen.queryByText(/too few asked for/)?.textContent ?? '').toMatch(says);
});
