import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { BootProvider } from '../../api/boot';
import { navigate, readCurrentUrl } from '../../current-url/url';
import { ToastProvider } from '../../ui/toasts/Toast';
import { plainSettings } from '../../../test/settings';
import type { Flow, FlowStep } from './flows/flow';
import { skipsUnlessTyped } from './flows/flow';
import { useWizard } from './use-wizard';

const flow: Flow = {
  header: 'Shop',
  steps: ['One', 'Two'],
  clean: (typed) => typed,
  paths: ['/one', '/two', '/contact'],
};
const step: FlowStep<{ name: string }> = {
  path: '/one',
  title: 'One',
  place: 1,
  draft: { key: 'one', names: { name: 'name' }, blank: { name: '' }, lasts: 'visit' },
  relatedDrafts: [],
  rules: {},
  timing: 'on-submit',
  before: '/type',
  next: '/two',
  skip: skipsUnlessTyped,
};

beforeEach(() => {
  sessionStorage.clear();
  navigate('/one');
});

function open() {
  const initial = step.draft.blank;
  return renderHook(() => useWizard(flow, step, initial), {
    wrapper: ({ children }) => (
      <BootProvider boot={{ user: null, settings: plainSettings, replies: {}, now: 0 }}>
        <ToastProvider>{children}</ToastProvider>
      </BootProvider>
    ),
  }).result;
}

test('Skip asks where something was typed, and leads on once', () => {
  const wizard = open();
  act(() => wizard.current.form.set('name')('Anand'));
  const before = history.length;
  act(() => wizard.current.skip());
  expect(wizard.current.question?.text).toContain('unsaved data');
  act(() => wizard.current.question?.confirm());
  expect(readCurrentUrl().path).toBe('/two');
  expect(history.length).toBe(before + 1);
  expect(sessionStorage.getItem('one')).toContain('Anand');
});

test('without anything typed it leads on at once, and Back leads to the step', () => {
  const wizard = open();
  const before = history.length;
  act(() => wizard.current.skip());
  expect([wizard.current.question, readCurrentUrl().path]).toEqual([null, '/two']);
  expect(history.length).toBe(before + 1);
});

test.each([
  ['/one', '/two'],
  ['/one?then=contact', '/contact'],
])('from %s Next leads to %s', async (from, to) => {
  navigate(from);
  const wizard = open();
  await act(async () => wizard.current.next());
  expect(readCurrentUrl().path).toBe(to);
});
