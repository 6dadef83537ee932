import { beforeEach, expect, test } from 'vitest';
import { forgetSignUp, keepSignUp, recallSignUp } from './use-sign-up';

beforeEach(() => sessionStorage.clear());

const typed = {
  name: 'Asha',
  email: 'asha@example.in',
  mobile: '9876543210',
  address: 'MG Road',
  district: 'Ernakulam',
  state: 'Kerala',
  zipCode: '682001',
};

test('what was typed stays in the tab, but no password and no agreement', () => {
  keepSignUp({ ...typed, password: 'secret-12', confirm: 'secret-12', agreed: true });
  expect(recallSignUp()).toEqual({ ...typed, password: '', confirm: '', agreed: false });
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret');
  forgetSignUp();
  expect(recallSignUp()).toMatchObject({ name: '', email: '', zipCode: '' });
});

test('what is no text is left out', () => {
  sessionStorage.setItem('signUpDraft', '{"name":7,"email":"a@example.in","agreed":true}');
  expect(recallSignUp()).toMatchObject({ name: '', email: 'a@example.in', agreed: false });
});
