import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listAudit } from '@aaspaas/contract/console/audit/calls';
import { bootApp, type TestApp } from '../../../test/boot';
import { type Account, makeAccount, signIn } from '../../../test/make';
import { recordAuditEntry } from '../../audit/queries';
import { changesOf } from '../../audit/changes';
import { sql } from '../../db/sql';

let testApp: TestApp;
let chief: Account;
let cashier: Account;
let as: string;

/** Four entries, and nothing else. */
async function begin(): Promise<void> {
  testApp = await bootApp();
  chief = await makeAccount(testApp.db, 'admin', { name: 'Leela Varma' });
  cashier = await makeAccount(testApp.db, 'admin', { name: 'Anil Das', grade: 'cashier' });
  as = await signIn(testApp.db, chief, testApp.clock.now());
  const record = (at: string, entry: Partial<Parameters<typeof recordAuditEntry>[1]>) =>
    recordAuditEntry(
      testApp.db,
      { actorId: chief.id, action: 'suspended', subject: 'shop', subjectId: 5, ...entry },
      new Date(at),
    );
  const changes = changesOf(
    { name: 'Asha', city: 'Kochi' },
    { name: 'Usha', city: 'Kollam' },
    { personal: ['name'] },
  );
  await record('2026-03-10T06:00:00Z', { changes, detail: { reason: 'wrong pin', count: 2 } });
  await record('2026-03-11T06:00:00Z', {
    actorId: cashier.id,
    action: 'payment confirmed',
    subject: 'payment',
    subjectId: 9,
  });
  // Past midnight in India.
  await record('2026-03-11T19:00:00Z', {
    action: 'setting changed',
    subject: 'setting',
    subjectId: null,
    subjectKey: 'upi_id',
  });
  await record('2026-03-12T06:00:00Z', { actorId: null, action: 'expired' });
}

const list = (request: object = {}) => testApp.ask(listAudit, request, { as });
const actions = async (request?: object) => (await list(request)).rows.map(({ action }) => action);

describe('what was written', () => {
  beforeAll(begin);
  afterAll(() => testApp.stop());

  test('an entry says who did what to what, and from what to what', async () => {
    const { rows, actions: known, subjects, people } = await list();
    expect(rows.map(({ action }) => action)).toEqual([
      'expired',
      'setting changed',
      'payment confirmed',
      'suspended',
    ]);
    expect(rows.at(-1)).toMatchObject({
      actor_name: 'Leela Varma',
      subject: 'shop',
      thing: '5',
      detail: { reason: 'wrong pin', count: 2 },
      changes: {
        city: { from: 'Kochi', to: 'Kollam' },
        name: { from: expect.stringMatching(/^hash:/), to: expect.stringMatching(/^hash:/) },
      },
    });
    expect(rows[0]).toMatchObject({ actor_id: null, actor_name: null });
    expect(known).toEqual(['expired', 'payment confirmed', 'setting changed', 'suspended']);
    expect(subjects).toEqual(['payment', 'setting', 'shop']);
    expect(people.map(({ name }) => name)).toEqual(['Anil Das', 'Leela Varma']);
  });

  test('by person, action, kind, thing and day, alone and together', async () => {
    expect(await actions({ person: String(cashier.id) })).toEqual(['payment confirmed']);
    expect(await actions({ person: 'nobody' })).toEqual(['expired']);
    expect(await actions({ action: 'suspended' })).toEqual(['suspended']);
    expect(await actions({ subject: 'shop' })).toEqual(['expired', 'suspended']);
    expect(await actions({ subject: 'shop', thing: '5', person: String(chief.id) })).toEqual(['suspended']);
    expect(await actions({ thing: 'upi_id' })).toEqual(['setting changed']);
    expect(await actions({ from: '2026-03-12' })).toEqual(['expired', 'setting changed']);
    expect(await actions({ from: '2026-03-11', until: '2026-03-11' })).toEqual(['payment confirmed']);
    expect(await actions({ subject: 'word' })).toEqual([]);
  });

  test.each([{ person: '0 OR 1' }, { from: '2026-02-31' }, { before: '-1' }, { until: 'soon' }])(
    'what makes no sense is no filter: %j',
    async (request) => {
      expect(await actions(request)).toHaveLength(4);
    },
  );
});

describe('with more of them', () => {
  beforeAll(begin);
  afterAll(() => testApp.stop());

  test('page by page down to the first entry, none twice and none left out, also where many have the same time', async () => {
    await testApp.db.run(sql`
    INSERT INTO audit (at, action, subject, subject_id)
    SELECT '2026-01-01', 'many', 'word', number FROM generate_series(1, 120) AS number`);
    const seen: (string | null)[] = [];
    let before: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof list>> = await list({
        action: 'many',
        ...(before && { before }),
      });
      expect(page.rows.length).toBeLessThanOrEqual(50);
      seen.push(...page.rows.map(({ thing }) => thing));
      before = page.older;
    } while (before);
    expect([seen.length, new Set(seen).size]).toEqual([120, 120]);
  });

  test('an entry of an unusual form is read like the others', async () => {
    await testApp.db.run(sql`
    INSERT INTO audit (action, subject, detail, changes)
    VALUES ('odd', 'word', '{"list": [1, 2], "none": null}', '{"name": {"to": {"a": 1}}}')`);
    expect((await list({ action: 'odd' })).rows).toMatchObject([
      { detail: { list: '[1,2]', none: null }, changes: { name: { from: null, to: '{"a":1}' } } },
    ]);
  });

  test('as a file, with the same filters; only for those who may read the log', async () => {
    const file = await testApp.get('/console/export/audit.csv', { subject: 'shop', thing: '5' }, { as });
    const lines = file.text.trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[2]).toContain('Leela Varma,suspended,shop,5');
    expect(lines[2]).toContain('city: Kochi → Kollam');
    const byCashier = await signIn(testApp.db, cashier, testApp.clock.now());
    expect((await testApp.get('/console/export/audit.csv', {}, { as: byCashier })).status).toBe(403);
  });

  test('an erased admin leaves the entries behind, without a name', async () => {
    const gone = await makeAccount(testApp.db, 'admin', { name: 'Gone Person' });
    const entry = { actorId: gone.id, action: 'licence checked', subject: 'agent', subjectId: 1 } as const;
    await recordAuditEntry(testApp.db, entry, testApp.clock.now());
    await testApp.db.run(sql`DELETE FROM account WHERE id = ${gone.id}`);
    expect((await list({ action: 'licence checked' })).rows).toMatchObject([
      { actor_id: gone.id, actor_name: null },
    ]);
  });
});
