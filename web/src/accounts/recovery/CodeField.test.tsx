import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { CodeField } from './CodeField';

afterEach(cleanup);

function Page({ initial = '' }: { initial?: string }) {
  const [code, setCode] = useState(initial);
  return (
    <>
      <CodeField label="Code" value={code} onChange={setCode} />
      <output>{code}</output>
    </>
  );
}

const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox');
const box = (number: number) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `Digit ${number} of 4` });
const shown = () => boxes().map((each) => each.value);
const value = () => screen.getByRole('status').textContent;

it('has four boxes, and the first accepts a code that the phone fills in', () => {
  render(<Page />);
  expect(boxes().map((each) => each.autocomplete)).toEqual(['one-time-code', 'off', 'off', 'off']);
});

it('moves to the next box with each digit', async () => {
  render(<Page />);
  await userEvent.click(box(1));
  await userEvent.keyboard('1234');
  expect(value()).toBe('1234');
  expect(document.activeElement).toBe(box(4));
});

it('accepts one digit per box: letters are ignored, a second digit replaces the first [M-352]', async () => {
  render(<Page />);
  await userEvent.type(box(1), 'a');
  expect(shown()).toEqual(['', '', '', '']);
  await userEvent.type(box(1), '7');
  fireEvent.change(box(1), { target: { value: '79' } });
  expect(shown()).toEqual(['9', '', '', '']);
});

it.each(['1234', ' 12 34 ', 'Your code is 1234.'])('spreads a pasted %j over the boxes', async (text) => {
  render(<Page />);
  await userEvent.click(box(1));
  await userEvent.paste(text);
  expect(shown()).toEqual(['1', '2', '3', '4']);
});

it('replaces the whole code by a pasted one, whichever box it is pasted into', async () => {
  render(<Page initial="1234" />);
  await userEvent.click(box(3));
  await userEvent.paste('9876');
  expect(value()).toBe('9876');
});

it('spreads an autofilled code over the boxes', () => {
  render(<Page />);
  fireEvent.change(box(1), { target: { value: '4321' } });
  expect(value()).toBe('4321');
});

it('moves back with backspace and moves by arrows', async () => {
  render(<Page initial="12" />);
  await userEvent.click(box(3));
  await userEvent.keyboard('{Backspace}');
  expect(value()).toBe('1');
  expect(document.activeElement).toBe(box(2));
  await userEvent.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(box(1));
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(document.activeElement).toBe(box(3));
});

it('keeps the other digits in place when one in the middle is erased', async () => {
  render(<Page initial="1234" />);
  await userEvent.click(box(2));
  await userEvent.keyboard('{Backspace}');
  expect(shown()).toEqual(['1', '', '3', '4']);
  expect(value()).toBe('1 34');
});
