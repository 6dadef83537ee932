import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { resetBetweenTests, show } from '../../../test/harness';
import { PriceList } from './PriceList';

resetBetweenTests();

const twoItems = ['Haircut', 'Shave'];

function Form({ items = twoItems }: { items?: string[] }) {
  const [prices, setPrices] = useState<string[]>([]);
  return (
    <>
      <PriceList items={items} prices={prices} error={undefined} onChange={setPrices} />
      <output>{JSON.stringify(prices)}</output>
    </>
  );
}

test('every item has a price of its own, which may stay empty [D-101]', () => {
  show(<Form />);
  fireEvent.change(screen.getByLabelText('Price of Shave in rupees'), { target: { value: '60' } });
  expect(document.querySelector('output')?.textContent).toBe('["","60"]');
});

test('without items there is nothing to price', () => {
  show(<Form items={[]} />);
  expect(screen.queryByText('Prices (optional)')).toBeNull();
});

test.each([
  [[], undefined, [false, false, false]],
  [['', ''], undefined, [false, false, false]],
  [['', '60'], undefined, [true, false, false]],
  [['6x'], 'A price is a whole number', [true, true, true]],
])('with the prices %j and the error %s: open, marked, said: %j', (prices, error, expected) => {
  show(<PriceList items={twoItems} prices={prices} error={error} onChange={() => {}} />);
  const fold = screen.getByText('Prices (optional)').closest('details');
  const field = screen.getByLabelText<HTMLInputElement>('Price of Haircut in rupees');
  const isSaid = screen.queryByText('A price is a whole number') !== null;
  expect([fold?.open, field.getAttribute('aria-invalid') === 'true', isSaid]).toEqual(expected);
  expect(fold?.dataset['invalid'] !== undefined).toBe(error !== undefined);
  expect(field.value).toBe(prices[0] ?? '');
});
