import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { TagInput } from './TagInput';

afterEach(cleanup);

const submitted = vi.fn<() => void>();
const most = (tag: string, others: readonly string[]) =>
  others.length >= 2 ? `No room for ${tag}` : undefined;

function Page() {
  const [tags, setTags] = useState<string[]>([]);
  return (
    <form onSubmit={submitted}>
      <TagInput label="Services" value={tags} onChange={setTags} refuse={most} />
    </form>
  );
}

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Services' });
const tags = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

it('adds by Enter without sending the form, and empties the box', async () => {
  render(<Page />);
  await userEvent.type(input(), '  Repairs {Enter}');
  expect(tags()).toEqual(['Repairs']);
  expect(input().value).toBe('');
  expect(submitted).not.toHaveBeenCalled();
});

it('adds by the button', async () => {
  render(<Page />);
  await userEvent.type(input(), 'Home delivery');
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(tags()).toEqual(['Home delivery']);
});

it('takes no blank and nothing twice', async () => {
  render(<Page />);
  await userEvent.type(input(), 'Repairs{Enter}   {Enter}Repairs{Enter}');
  expect(tags()).toEqual(['Repairs']);
});

it('removes by the cross', async () => {
  render(<Page />);
  await userEvent.type(input(), 'Repairs{Enter}Painting{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Repairs' }));
  expect(tags()).toEqual(['Painting']);
});

it('says why a tag is refused and keeps what was typed', async () => {
  render(<Page />);
  await userEvent.type(input(), 'One{Enter}Two{Enter}Three{Enter}');
  expect(screen.getByText('No room for Three')).toBeTruthy();
  expect(input().value).toBe('Three');
  await userEvent.type(input(), '!');
  expect(screen.queryByText('No room for Three')).toBeNull();
});

it('takes what was typed when one goes on without a word', async () => {
  render(<Page />);
  await userEvent.type(input(), 'Repairs');
  await userEvent.tab();
  expect(tags()).toEqual(['Repairs']);
  expect(input().value).toBe('');
});
