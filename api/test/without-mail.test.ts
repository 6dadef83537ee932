import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { resetTwoStep } from '@aaspaas/contract/console/access/calls';
import { askPaymentAgain } from '@aaspaas/contract/console/payments/calls';
import { editPerson, readPerson } from '@aaspaas/contract/console/people/calls';
import { answerReport, listReportedReviews } from '@aaspaas/contract/console/reviews/calls';
import { confirmPayee, proposePayee, readAllSettings } from '@aaspaas/contract/console/settings/calls';
import { openSoonHere } from '@aaspaas/contract/payments/open-soon';
import { reportReview } from '@aaspaas/contract/reviews/calls';
import { sql } from '../src/db/sql';
import { writeSetting } from '../src/settings/queries';
import { bootApp, type TestApp } from './boot';
import { makeAccount, makeReview, makeShop, signIn } from './make';
import { makeNewcomer, makePayer } from './payments';
import { enrolAdmin } from './two-step';

/** Where there is no mail server no reply promises a mail. */

let testApp: TestApp;
let as: string;

beforeAll(async () => {
  testApp = await bootApp({ hasMailServer: false });
});
afterAll(() => testApp.stop());
beforeEach(async () => {
  const { db, clock } = testApp;
  await db.run(sql`DELETE FROM setting`);
  const chief = await makeAccount(db, 'admin');
  await db.run(sql`UPDATE account SET created_at = '2026-01-01' WHERE id = ${chief.id}`);
  as = await signIn(db, chief, clock.now());
});

test('an owner who cannot pay yet is told where to look [D-090]', async () => {
  const { reference } = await makeNewcomer(testApp);
  const { status, body } = await testApp.post('/shop/submit/payment', { reference });
  expect([status, body['message']]).toEqual([409, openSoonHere]);
  expect(openSoonHere).not.toContain('write');
});

test('whoever opens payments is told how many owners to call', async () => {
  const { db, clock } = testApp;
  await makeNewcomer(testApp);
  const proposer = await signIn(db, await makeAccount(db, 'admin'), clock.now());
  await testApp.ask(proposePayee, { upi_id: 'shops@bank', payee: 'Aaspaas Kochi' }, { as: proposer });
  const { proposal } = await testApp.ask(readAllSettings, {}, { as });
  const { message } = await testApp.ask(confirmPayee, { proposal_id: proposal?.proposal_id ?? 0 }, { as });
  expect(message).toMatch(
    /^Payments go there from now on\. There is no mail server: please tell the \d+ owner/,
  );
});

test('whoever asks for a UTR is told to call', async () => {
  await writeSetting(testApp.db, 'upi_id', 'shops@bank', testApp.clock.now());
  const { paymentId } = await makePayer(testApp);
  const { message } = await testApp.ask(askPaymentAgain, { id: paymentId }, { as });
  expect(message).toBe('There is no mail server: please call the owner for the UTR.');
});

test('whoever edits a person is told to tell them', async () => {
  const { id } = await makeAccount(testApp.db);
  const { person } = await testApp.ask(readPerson, { id }, { as });
  const { seen, email, phone } = person;
  const edit = { id, seen, email: email ?? '', phone: phone ?? '', name: 'Asha Nair' };
  const { message } = await testApp.ask(editPerson, edit, { as });
  expect(message).toBe('Saved: name. There is no mail server: please tell the person.');
});

test('whoever resets a second step is told to tell those concerned', async () => {
  const { account } = await enrolAdmin(testApp, 'cashier');
  const { message } = await testApp.ask(resetTwoStep, { id: account.id }, { as });
  expect(message).toBe(
    `The second step of ${account.name} is reset. There is no mail server: please tell ${account.name} and all chiefs.`,
  );
});

test('an answer to a reporter waits, and it is said', async () => {
  const { db, clock } = testApp;
  const r_id = await makeReview(db, await makeShop(db), await makeAccount(db), 1);
  const reporter = await signIn(db, await makeAccount(db), clock.now());
  await testApp.ask(reportReview, { r_id, reason: 'Rude' }, { as: reporter });
  const { rows } = await testApp.ask(listReportedReviews, {}, { as });
  const rp_id = rows.find((row) => row.r_id === r_id)?.reports[0]?.rp_id ?? 0;
  const { message } = await testApp.ask(answerReport, { rp_id, text: 'It stays.' }, { as });
  expect(message).toBe('There is no mail server: the answer goes out once there is one.');
});
