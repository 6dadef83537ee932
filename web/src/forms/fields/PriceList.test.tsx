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
