import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { openConsole, textsOf } from '../../test/console';
import { press, resetBetweenTests } from '../../test/harness';
import { ProofProvider } from './access/ProofProvider';
import { ConsoleTable } from './ConsoleTable';
import { PairPage } from './duplicates/PairPage';
import { mailColumns } from './outbox/mail-columns';
import { Month } from './today/Month';
import { readUrl } from '../current-url/url';
import type { MailRecord } from '@aaspaas/contract/console/outbox/shapes';

/** Parts of the console by themselves: where each number leads, and what is offered about a mail and about a pair. */

resetBetweenTests();

const open = (part: ReactElement, replies: Readonly<Record<string, object>>, path = '/admin') =>
  openConsole(<ProofProvider>{part}</ProofProvider>, path, replies);

test('each number of the month leads to what it counts', async () => {
  open(<Month />, {
    '/console/read/month': {
      first_day: '2026-03-01',
      last_day: '2026-03-31',
      days_left: 16,
      received_rupees: 1500,
      payments: 3,
      shops_ending: 2,
      services_ending: 1,
      ended: 4,
    },
  });
  await screen.findByText('from 3 payments');
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['₹1,500from 3 payments', '/admin/ledger?from=2026-03-01&to=2026-03-31'],
    ['2live shops end by 31 Mar 2026', '/admin/shops?status=active&ends=16&sort=ends'],
    ['1live service ends by 31 Mar 2026', '/admin/services?status=active&ends=16&sort=ends'],
    ['Shops', '/admin/shops?status=expired&sort=-ends'],
    ['Services', '/admin/services?status=expired&sort=-ends'],
  ]);
});

describe('of a pair', () => {
  const counts = { photos: 1, reviews: 2, favourites: 0, deliveries: 0, payments: 1, taps: 0 };
  const side = (sh_id: number, cannot_go = '') => ({
    sh_id,
    name: `Anand ${sh_id}`,
    category: 'Grocery',
    city: 'Kochi',
    phone: '+919847012345',
    status: 'active',
    kind: 'shop',
    owner: { id: sh_id + 100, name: 'Anand', email: `anand${sh_id}@example.in`, phone: null },
    address: 'Main Road 1',
    pin_code: null,
    numbers: [],
    paid_until: null,
    created_at: '2026-03-01T06:00:00Z',
    photo: null,
    counts,
    paid_days_left: 0,
    cannot_go,
  });
  const openPair = (first: object, second: object) =>
    open(
      <PairPage />,
      {
        '/console/read/pair': {
          sides: [first, second],
          is_same_phone: true,
          metres: null,
          is_told_apart: false,
        },
        '/console/merge/listings': { message: 'Merged.', keep: 1 },
      },
      '/admin/duplicates/1-2',
    );
  const region = (id: number) => screen.findByRole('region', { name: `Anand ${id}, id ${id}` });

  test('the one that cannot go keeps the other from staying, not itself', async () => {
    openPair(side(1, 'It has paid until May.'), side(2));
    const [one, two] = [within(await region(1)), within(await region(2))];
    expect(one.getByRole('button', { name: 'Keep Anand 1, id 1' })).toBeTruthy();
    expect(two.queryByRole('button')).toBeNull();
    expect(two.getByText('This one cannot stay now. It has paid until May.')).toBeTruthy();
  });

  test('what is kept and what goes is sent as it was pressed, and said before', async () => {
    const sent = openPair(side(1), side(2));
    await region(1);
    press('Keep Anand 1, id 1');
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('Deleted for good: “Anand 2” (id 2)');
    press('Merge the two');
    await vi.waitFor(() => expect(sent('/merge/listings')).toEqual([{ keep: 1, other: 2 }]));
  });
});

describe('of a mail', () => {
  const offered = (different: Partial<MailRecord>) => {
    const mail: MailRecord = {
      mail_id: 3,
      recipient: 'asha@example.in',
      account_id: null,
      subject: 'Your code',
      state: 'failed',
      made_at: '2026-03-16T06:30:00Z',
      sent_at: null,
      next_try_at: null,
      tries: 1,
      why: null,
      error: null,
      is_secret: false,
      can_resend: true,
      ...different,
    };
    open(
      <ConsoleTable
        caption="Mails"
        columns={mailColumns}
        rows={[mail]}
        keyOf={() => 3}
        empty=""
        url={readUrl('/admin/outbox')}
      />,
      {},
    );
    return textsOf(screen.queryAllByRole('button')).filter((text) => text !== 'Copy');
  };
  const [again, read, off] = ['Send again', 'Read', 'Take off the list'];

  test.each([
    ['failed', {}, [again, read, off]],
    ['failed, with a code in it', { is_secret: true }, [again, off]],
    ['failed, and cannot be sent again', { can_resend: false }, [off]],
    ['waiting', { state: 'waiting', can_resend: false }, [read]],
    ['waiting, with a code in it', { state: 'waiting', can_resend: false, is_secret: true }, []],
    ['sent', { state: 'sent', can_resend: false }, []],
  ] as const)('that is %s: %j', (_which, different, expected) => {
    expect(offered(different)).toEqual(expected);
  });
});
