import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { TagInput } from './TagInput';

afterEach(cleanup);

const submitted = vi.fn<() => void>();
const most = (tag: string, others: readonly string[]) =>
  others.length >= 2 ? `No room for ${tag}` : undefined;

function Page({ validate = most }) {
  const [tags, setTags] = useState<string[]>([]);
  return (
    <form onSubmit={submitted}>
      <TagInput label="Services" value={tags} onChange={setTags} validate={validate} />
    </form>
  );
}

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Services' });
const tags = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

it('adds with Enter without submitting the form, and empties the box', async () => {
  render(<Page />);
  await userEvent.type(input(), '  Repairs {Enter}');
  expect(tags()).toEqual(['Repairs']);
  expect(input().value).toBe('');
  expect(submitted).not.toHaveBeenCalled();
});

it('adds with the button', async () => {
  render(<Page />);
  await userEvent.type(input(), 'Home delivery');
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(tags()).toEqual(['Home delivery']);
});

it('adds no blank tag and no tag twice', async () => {
  render(<Page />);
  await userEvent.type(input(), 'Repairs{Enter}   {Enter}Repairs{Enter}');
  expect(tags()).toEqual(['Repairs']);
});

it('removes with the cross', async () => {
  render(<Page />);
  await userEvent.type(input(), 'Repairs{Enter}Painting{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Repairs' }));
  expect(tags()).toEqual(['Painting']);
});

it('says why a tag cannot be added and keeps what was typed', async () => {
  render(<Page />);
  await userEvent.type(input(), 'One{Enter}Two{Enter}Three{Enter}');
  expect(screen.getByText('No room for Three')).toBeTruthy();
  expect(input().value).toBe('Three');
  await userEvent.type(input(), '!');
  expect(screen.queryByText('No room for Three')).toBeNull();
});

it('adds what was typed when the box is left', async () => {
  render(<Page />);
  await userEvent.type(input(), 'Repairs');
  await userEvent.tab();
  expect(tags()).toEqual(['Repairs']);
  expect(input().value).toBe('');
});

it('adds what stands before a comma', async () => {
  render(<Page />);
  await userEvent.type(input(), 'Repairs,Pain');
  expect(tags()).toEqual(['Repairs']);
  expect(input().value).toBe('Pain');
  await userEvent.type(input(), 'ting,');
  expect(tags()).toEqual(['Repairs', 'Painting']);
  expect(input().value).toBe('');
});

const roomy = () => undefined;

it('turns a pasted list into chips, by commas or lines, each thing once', async () => {
  render(<Page validate={roomy} />);
  await userEvent.click(input());
  await userEvent.paste('Rice, Dal,, rice , മുളക് 🌶️');
  await userEvent.keyboard('{Enter}');
  expect(tags()).toEqual(['Rice', 'Dal', 'മുളക് 🌶️']);
  await userEvent.paste('Salt\nDal\r\nSugar\n');
  expect(tags()).toEqual(['Rice', 'Dal', 'മുളക് 🌶️', 'Salt', 'Sugar']);
  expect(input().value).toBe('');
});

it('keeps the part of a list that has no room in the box, with the reason', async () => {
  render(<Page />);
  await userEvent.click(input());
  await userEvent.paste('One, Two, Three, Four');
  expect(tags()).toEqual(['One', 'Two']);
  expect(input().value).toBe('Three, Four');
  expect(screen.getByText('No room for Three')).toBeTruthy();
});

it('removes the last tag with Backspace, but only in an empty box', async () => {
  render(<Page />);
  await userEvent.type(input(), 'Repairs,Painting,X{Backspace}');
  expect(tags()).toEqual(['Repairs', 'Painting']);
  await userEvent.keyboard('{Backspace}');
  expect(tags()).toEqual(['Repairs']);
  await userEvent.keyboard('{Backspace>3/}');
  expect(tags()).toEqual([]);
});

it('keeps the tags while Backspace is held to empty the box', async () => {
  render(<Page />);
  await userEvent.type(input(), 'Repairs,Painting,');
  fireEvent.keyDown(input(), { key: 'Backspace', repeat: true });
  expect(tags()).toEqual(['Repairs', 'Painting']);
  fireEvent.keyDown(input(), { key: 'Backspace' });
  expect(tags()).toEqual(['Repairs']);
});
