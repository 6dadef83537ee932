import type { RuleTable } from '@aaspaas/contract/rule-engine/rule';
import { isBlank, shorterThan } from '@aaspaas/contract/rule-engine/text';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TextField } from './fields/TextField';
import { useForm, type Form, type FormOptions } from './use-form';

type Values = { name: string; password: string; again: string };

const rules: RuleTable<Values> = {
  // Not in page order: the focus follows the page, not the table.
  again: [['Passwords do not match', (again, all) => again !== all.password]],
  name: [
    ['Name is required', isBlank],
    ['Name is too short', shorterThan(3)],
  ],
  password: [['Password is required', isBlank]],
};
const blank: Values = { name: '', password: '', again: '' };
const good: Values = { name: 'Meera', password: 'secret', again: 'secret' };

let form: Form<Values>;
const handler = vi.fn<(values: Values) => unknown>();

const take = (current: Form<Values>) => {
  form = current;
};

function Page(options: Partial<FormOptions<Values>>) {
  const form = useForm<Values>({ initial: blank, rules, ...options });
  take(form);
  return (
    <form onSubmit={form.submit(handler)}>
      <TextField label="name" {...form.field('name')} />
      <TextField label="password" {...form.field('password')} />
      <TextField label="again" {...form.field('again')} />
      <button disabled={form.busy}>Send</button>
    </form>
  );
}

const input = (label: keyof Values) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: keyof Values, value: string) => fireEvent.change(input(label), { target: { value } });
const send = () => fireEvent.submit(screen.getByRole('button').closest('form') ?? document);
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  handler.mockReset();
});

describe('errors on submit', () => {
  it('shows nothing before', () => {
    render(<Page />);
    type('name', 'M');
    fireEvent.blur(input('name'));
    expect(form.errors).toEqual({});
  });

  it('shows all errors at once and moves to the first wrong field of the page', () => {
    render(<Page />);
    type('again', 'x');
    send();
    expect(form.errors).toEqual({
      name: 'Name is required',
      password: 'Password is required',
      again: 'Passwords do not match',
    });
    expect(document.activeElement).toBe(input('name'));
    expect(handler).not.toHaveBeenCalled();
  });

  it('checks a field that has shown an error again with every edit, also once it was right', () => {
    render(<Page />);
    send();
    type('name', 'Me');
    expect(form.errors.name).toBe('Name is too short');
    type('name', 'Meera');
    expect(form.errors.name).toBeUndefined();
    type('name', '');
    expect(form.errors.name).toBe('Name is required');
  });

  it('does not check a field that has shown no error', () => {
    render(<Page initial={{ ...good, name: '' }} />);
    send();
    type('password', '');
    expect(form.errors).toEqual({ name: 'Name is required' });
  });

  it('checks a field again when another one it depends on changes', () => {
    render(<Page initial={{ ...good, again: 'other' }} />);
    send();
    type('password', 'other');
    expect(form.errors).toEqual({});
  });
});

describe('errors on change', () => {
  it('appear at once without a delay', () => {
    render(<Page timing="on-change" />);
    type('name', 'M');
    expect(form.errors).toEqual({ name: 'Name is too short' });
  });

  it('appear when typing has paused for the delay', () => {
    render(<Page timing="on-change" delayMs={300} />);
    type('name', 'M');
    pass(200);
    type('name', 'Me');
    pass(299);
    expect(form.errors).toEqual({});
    pass(1);
    expect(form.errors).toEqual({ name: 'Name is too short' });
  });

  it('cover every field that was edited during the delay', () => {
    render(<Page timing="on-change" delayMs={300} initial={good} />);
    type('name', '');
    type('password', '');
    pass(300);
    expect(form.errors).toEqual({ name: 'Name is required', password: 'Password is required' });
  });

  it('appear at once on submit', () => {
    render(<Page timing="on-change" delayMs={300} initial={good} />);
    type('name', 'Me');
    send();
    expect(form.errors).toEqual({ name: 'Name is too short' });
  });
});

it('shows errors on blur where asked to', () => {
  render(<Page timing="on-blur" />);
  type('name', 'M');
  expect(form.errors).toEqual({});
  fireEvent.blur(input('name'));
  expect(form.errors).toEqual({ name: 'Name is too short' });
});

describe('submit', () => {
  it('passes the values on and ignores a second submit while busy', async () => {
    let finish = () => {};
    handler.mockReturnValue(new Promise<void>((resolve) => (finish = resolve)));
    render(<Page initial={good} />);
    send();
    send();
    expect(handler.mock.calls).toEqual([[good]]);
    expect(form.busy).toBe(true);
    await act(async () => finish());
    expect(form.busy).toBe(false);
    send();
    expect(handler).toHaveBeenCalledTimes(2);
  });

  it('keeps the values, and shows what the server said about a field until it is edited', async () => {
    handler.mockImplementation(async () => form.setErrors({ password: 'Too easy to guess' }));
    render(<Page initial={good} />);
    await act(async () => send());
    expect(form.values).toEqual(good);
    expect(form.errors).toEqual({ password: 'Too easy to guess' });
    expect(document.activeElement).toBe(input('password'));
    type('password', 'better');
    expect(form.errors.password).toBeUndefined();
  });
});

it('fills several fields at once without showing errors', () => {
  render(<Page timing="on-change" />);
  act(() => form.setValues({ name: 'M', password: 'secret' }));
  expect(form.values).toEqual({ name: 'M', password: 'secret', again: '' });
  expect(form.errors).toEqual({});
});
