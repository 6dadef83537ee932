import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useForm } from './use-form';

const pressed = vi.fn<() => void>();

function OneForm() {
  useForm({ initial: {}, rules: {} });
  return null;
}

beforeEach(() => {
  vi.useFakeTimers();
  // Two forms on one page, as under a dialog.
  render(
    <>
      <OneForm />
      <OneForm />
      <button onClick={pressed}>Submit</button>
    </>,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  pressed.mockReset();
});

const submit = () => screen.getByRole('button');
const liftFrom = (element: Element, at: { clientX: number; clientY: number }) => {
  fireEvent.mouseUp(element, at);
  vi.runAllTimers();
};

it('a press counts once if the button has moved away from under the finger [D-113]', () => {
  fireEvent.mouseDown(submit(), { clientX: 100, clientY: 300 });
  liftFrom(document.body, { clientX: 101, clientY: 302 });
  expect(pressed).toHaveBeenCalledTimes(1);
});

it('a press that the browser counts is not counted again [D-113]', () => {
  fireEvent.mouseDown(submit(), { clientX: 100, clientY: 300 });
  fireEvent.mouseUp(submit(), { clientX: 100, clientY: 300 });
  fireEvent.click(submit());
  vi.runAllTimers();
  expect(pressed).toHaveBeenCalledTimes(1);
});

it('whoever moves the pointer off the button before lifting it presses nothing [D-113]', () => {
  fireEvent.mouseDown(submit(), { clientX: 100, clientY: 300 });
  liftFrom(document.body, { clientX: 100, clientY: 400 });
  expect(pressed).not.toHaveBeenCalled();
});
