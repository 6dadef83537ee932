import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answering, json, resetBetweenTests, show } from '../../../test/harness';
import { forgetReplies } from '../../api/use-read';
import { shopWith } from '../../../test/shop';
import { FullShop } from './FullShop';

resetBetweenTests();

const whole = shopWith({ sh_id: 7, sh_description: 'Bread since 1974.' });
const card = { ...whole, sh_description: '', sh_product_and_service: [], is_card: true as const };
const listed = () => json(200, { result: true, message: '', list: [whole], more: false });

test('a shop from a list is rendered at once; what lists leave out is read, and read again on retry [D-088]', async () => {
  forgetReplies();
  const answers = [() => json(500, {}), listed];
  const asked = answering({ 'sh_id=7': () => (answers.shift() ?? listed)() });
  show(<FullShop shop={{ ...card, distance: '1.2 km' }} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(whole.sh_name);
  expect(await screen.findByText('Failed to fetch shop details. Try again.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /try again|retry/i }));
  expect(await screen.findByText('Bread since 1974.')).toBeTruthy();
  expect(screen.queryByText('Failed to fetch shop details. Try again.')).toBeNull();
  // The list knew the distance.
  expect(screen.getByText('1.2 km away')).toBeTruthy();
  expect(asked.filter(({ path }) => path.endsWith('?sh_id=7'))).toHaveLength(2);
});

test('a complete shop needs no call [M-302]', () => {
  forgetReplies();
  const asked = answering({});
  show(<FullShop shop={whole} />);
  expect(screen.getByText('Bread since 1974.')).toBeTruthy();
  expect(asked.filter(({ path }) => path.includes('sh_id=7'))).toEqual([]);
});
