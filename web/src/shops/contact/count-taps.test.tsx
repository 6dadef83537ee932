import { render } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import type { Understanding } from '../../search/Understood';
import { searchedFor } from '../../search/searched-for';
import { countTaps } from './count-taps';

const sent: Blob[] = [];
beforeAll(() => {
  vi.stubGlobal('navigator', { sendBeacon: (_url: string, body: Blob) => sent.push(body) > 0 });
  countTaps();
});

const understood: Understanding = {
  tier: 'items',
  line: null,
  corrected: { typed: 'plumbr', meant: 'plumber' },
  place: null,
  moved: false,
  also: [],
};

const lastTap = async (): Promise<unknown> => JSON.parse((await sent.at(-1)?.text()) ?? 'null');

it('what was searched for goes with a tap in the results, and with one on the shop that they led to', async () => {
  const { getByText } = render(
    <>
      <section {...searchedFor({ search: 'plumbr', city: 'Kochi' }, understood)}>
        <button data-tap="call" data-shop="3">
          Call
        </button>
        <a href="/shop/4-tap-stop">Tap Stop</a>
      </section>
      <button data-tap="whatsapp" data-shop="4">
        Write
      </button>
      <button data-tap="share" data-shop="5">
        Share
      </button>
    </>,
  );
  const search = { search: 'plumber', city: 'Kochi', tier: 'items' };
  getByText('Call').click();
  expect(await lastTap()).toEqual({ sh_id: 3, action: 'call', ...search });
  getByText('Write').click();
  expect(await lastTap()).toEqual({ sh_id: 4, action: 'whatsapp' });
  getByText('Tap Stop').click();
  getByText('Write').click();
  expect(await lastTap()).toEqual({ sh_id: 4, action: 'whatsapp', ...search });
  getByText('Share').click();
  expect(await lastTap()).toEqual({ sh_id: 5, action: 'share' });
});

it('says what was typed where it was searched for as typed, and the city of the place', () => {
  const kochi = { city: 'Kochi' } as NonNullable<Understanding['place']>;
  expect(searchedFor({ search: 'plumbr', exact: '1' }, { ...understood, place: kochi })).toEqual({
    'data-search': 'plumbr',
    'data-city': 'Kochi',
    'data-tier': 'items',
  });
});
