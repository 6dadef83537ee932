import { beforeEach, expect, test } from 'vitest';
import { forgetSignUp, keepSignUp, recallSignUp } from './use-sign-up';

beforeEach(() => sessionStorage.clear());

test('what was typed stays in the tab, but no password', () => {
  keepSignUp({ name: 'Asha', contact: '9876543210', password: 'secret-12' });
  expect(recallSignUp()).toEqual({ name: 'Asha', contact: '9876543210', password: '' });
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret');
  forgetSignUp();
  expect(recallSignUp()).toMatchObject({ name: '', contact: '' });
});

test('what is no text is left out', () => {
  sessionStorage.setItem('signUpDraft', '{"name":7,"contact":"a@example.in","password":"secret-12"}');
  expect(recallSignUp()).toEqual({ name: '', contact: 'a@example.in', password: '' });
});
