import { confirmedAtOnce } from '@aaspaas/contract/console/statements/limits';
import { expect, test } from 'vitest';
import { confirmWords } from './StatementPage';

const after = 'time, and each owner gets a receipt by mail.';
const doubtful = 'Doubtful lines stay as they are.';

test.each([
  [1, 'Confirm 1 certain payment', 'Confirm 1', `one listing gets its ${after} ${doubtful}`],
  [200, 'Confirm 200 certain payments', 'Confirm 200', `200 listings get their ${after} ${doubtful}`],
  [
    201,
    'Confirm the first 200 of 201 certain payments',
    'Confirm 200',
    `200 listings get their ${after} The last one waits for the next press. ${doubtful}`,
  ],
  [
    350,
    'Confirm the first 200 of 350 certain payments',
    'Confirm 200',
    `200 listings get their ${after} The other 150 wait for the next press. ${doubtful}`,
  ],
])('of %i certain lines one press confirms no more than it says', (certain, label, verb, text) => {
  expect(confirmedAtOnce).toBe(200);
  expect(confirmWords(certain, 500)).toEqual({
    label,
    question: { title: `${label}?`, text: `₹500 go into the ledger, ${text}`, verb },
  });
});
