import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { categories } from '@aaspaas/contract/shops/categories';
import { shopCategories } from '@aaspaas/contract/registration/categories';
import { answering, fill, json, press, resetBetweenTests, show } from '../../../test/harness';
import { speak } from '../../say';
import { leadTo } from '../../words/paths-in';
import { CategoryField } from './CategoryField';

resetBetweenTests();

function Field({ initial = '', error }: { initial?: string; error?: string }) {
  const [value, setValue] = useState(initial);
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <CategoryField
        own={shopCategories.names}
        atFirst={shopCategories.atFirst}
        value={value}
        error={error}
        onChange={setValue}
      />
      <output>{value}</output>
      <button>Next</button>
    </form>
  );
}

const radios = () => screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent ?? '');
const value = () => document.querySelector('output')?.textContent;
const box = () => screen.getByLabelText<HTMLInputElement>('Search in your own words');

/** Opens the search, from then on with the clock of the test. */
async function openSearch() {
  show(<Field />);
  press('View more');
  await screen.findByLabelText('Search in your own words');
  vi.useFakeTimers();
}
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
async function search(text: string) {
  await openSearch();
  fill({ 'Search in your own words': text });
  await wait(200);
}

it('shows the own categories first, and after View more all others and Other [D-107]', async () => {
  show(<Field />);
  expect(radios()).toEqual(shopCategories.names);
  press('View more');
  await screen.findByLabelText('Search in your own words');
  expect(radios().toSorted()).toEqual(categories.map(({ name }) => name).toSorted());
  expect([radios().slice(0, 10), radios().at(-1)]).toEqual([shopCategories.names, 'Other']);
  press('View less');
  expect(radios()).toEqual(shopCategories.names);
});

it('finds a category in people’s own words [D-107]', async () => {
  const list = [
    { kind: 'category', label: 'nal wala', hint: 'Home Repairs', address: null },
    { kind: 'shop', label: 'Nal & Sons', hint: 'Kochi', address: '/shop/1' },
  ];
  answering({ 'text=nal%20wala': () => json(200, { result: true, list }) });
  await search('nal wala');
  expect(screen.queryByText(/Nal & Sons/)).toBeNull();
  press('Home Repairs (nal wala)');
  expect(value()).toBe('Home Repairs');
});

it('asks once the typing pauses, not at each letter', async () => {
  const asked = answering({});
  await openSearch();
  for (const text of ['na', 'nal', 'nal w']) {
    fill({ 'Search in your own words': text });
    await wait(199);
  }
  expect(asked).toEqual([]);
  await wait(1);
  expect(asked.map(({ path }) => path)).toEqual([expect.stringContaining('text=nal%20w')]);
  expect(box().maxLength).toBe(100);
});

it('Enter in the search does not send the form', async () => {
  await openSearch();
  expect(fireEvent.keyDown(box(), { key: 'Enter' })).toBe(false);
  expect(fireEvent.keyDown(box(), { key: 'a' })).toBe(true);
});

it('of what is called so exactly the category comes first [D-107]', async () => {
  const list = [
    { kind: 'category', label: 'dosa pindi', hint: 'Grocery', address: null },
    { kind: 'category', label: 'dosa corner', hint: 'Restaurants & Eating Places', address: null },
    { kind: 'category', label: 'dosa', hint: 'Restaurants & Eating Places', address: null },
  ];
  answering({ 'text=Dosa': () => json(200, { result: true, list }) });
  await search('Dosa');
  const found = screen.getAllByRole('button', { name: /dosa/ }).map(({ textContent }) => textContent);
  expect(found).toEqual(['Restaurants & Eating Places (dosa)', 'Grocery (dosa pindi)']);
});

it('says what is wrong with the words of Other once they are begun, or at Next [D-107]', async () => {
  const error = 'Please say in 2 to 40 characters what you do';
  show(<Field initial="Other: " error={error} />);
  const words = await screen.findByLabelText<HTMLInputElement>('What do you do?');
  expect([words.maxLength, screen.queryByText(error)]).toEqual([40, null]);
  fill({ 'What do you do?': 't' });
  expect(screen.getByText(error)).toBeTruthy();
  fill({ 'What do you do?': '' });
  expect(screen.queryByText(error)).toBeNull();
  press('Next');
  expect(screen.getByText(error)).toBeTruthy();
});

it('what is wrong with Other is said also where its words are folded away', async () => {
  const error = 'Please say in 2 to 40 characters what you do';
  show(<Field initial="Other: t" error={error} />);
  await screen.findByLabelText('What do you do?');
  press('View less');
  press('Next');
  expect(screen.getAllByText(error)).toHaveLength(1);
  press('View more');
  expect(screen.getAllByText(error)).toHaveLength(1);
});

it('Other asks for a few words, and a category of another list is shown at once [D-107]', async () => {
  show(<Field initial="Salon" />);
  expect(await screen.findByRole<HTMLInputElement>('radio', { name: 'Salon' })).toHaveProperty(
    'checked',
    true,
  );
  screen.getByRole('radio', { name: 'Other' }).click();
  await screen.findByLabelText('What do you do?');
  fill({ 'What do you do?': 'tattoo studio' });
  expect(value()).toBe('Other: tattoo studio');
  expect(screen.getByRole('radio', { name: 'Other' })).toHaveProperty('checked', true);
});

it('in another language the others stand in its order, Other last', async () => {
  speak((text) => ({ Agriculture: 'होटल', Automotive: 'आभूषण', Other: 'अन्य' })[text] ?? text);
  leadTo('hi');
  show(<Field />);
  press('View more');
  await screen.findByLabelText('Search in your own words');
  const shown = radios().filter((name) => /\p{Script=Devanagari}/u.test(name));
  speak();
  leadTo('en');
  expect(shown).toEqual(['आभूषण', 'होटल', 'अन्य']);
});
