import { describe, expect, test } from 'vitest';
import { complain } from '../../rule-engine/rule';
import { newAccountRules, type SignUp, signUpRules } from './sign-up';

const good: SignUp = {
  name: 'Asha Menon',
  email: 'asha@example.in',
  mobile: '9876543210',
  address: '12/4, M.G. Road - Block #3',
  district: 'Ernakulam',
  state: 'Tamil Nadu',
  zipCode: '682001',
  password: 'secret',
  confirm: 'secret',
  agreed: true,
};

const says = <Field extends keyof SignUp>(field: Field, value: SignUp[Field]) =>
  complain(signUpRules, { ...good, [field]: value })[field] ?? null;

test('[M-110] a form that is filled in correctly has no errors', () => {
  expect(complain(signUpRules, good)).toEqual({});
});

describe('name', () => {
  test.each([
    ['', 'Name is required'],
    ['   ', 'Name is required'],
    ['A', 'Name must be at least 2 characters'],
    ['Al', null],
    ['ആശ മേനോൻ', null],
    ['आशा', null],
    ['അരുണ്\u200d മേനോന്\u200d', null],
    ['\u200d\u200d', 'Name can only contain letters and spaces'],
    ['A'.repeat(50), null],
    ['A'.repeat(51), 'Name must not exceed 50 characters'],
    ['Asha 2', 'Name can only contain letters and spaces'],
    ["D'Souza", 'Name can only contain letters and spaces'],
    ['Asha\tMenon', 'Name can only contain letters and spaces'],
  ])('[M-329, M-596] %j: %s [D-062]', (name, sentence) => {
    expect(says('name', name)).toBe(sentence);
  });
  test.each([' Asha', 'Asha '])('[M-330] %j: no spaces at the ends', (name) => {
    expect(says('name', name)).toBe('Name cannot start or end with a space');
  });
  test('[M-331] no two spaces in a row', () => {
    expect(says('name', 'Asha  Menon')).toBe('Name cannot contain consecutive spaces');
  });
});

describe('email', () => {
  const wrong = 'Please enter a valid email address';
  test.each([
    ['', 'Email is required'],
    ['asha', wrong],
    ['asha@example', wrong],
    ['@example.in', wrong],
    ['asha menon@example.in', wrong],
    ['asha@exa_mple.in', wrong],
    ['asha@example.1', wrong],
    ['asha@@example.in', wrong],
    ['asha+shop@mail.example.co.in', null],
    [' Asha@Example.IN ', null],
  ])('[M-332] %j: %s', (email, sentence) => {
    expect(says('email', email)).toBe(sentence);
  });
  test('[M-333, M-600] 254 characters at most', () => {
    const long = `${'a'.repeat(243)}@example.in`;
    expect([says('email', long), says('email', `a${long}`)]).toEqual([null, 'Email address is too long']);
  });
  test.each(['asha@example..in', 'a..b@example.in', '.asha@example.in'])(
    '[M-334] %j: stray dots',
    (email) => {
      expect(says('email', email)).toBe('Email address format is invalid');
    },
  );
});

describe('mobile', () => {
  test.each([
    ['', 'Mobile number is required'],
    ['98765', 'Mobile number must be exactly 10 digits'],
    ['98765432101', 'Mobile number must be exactly 10 digits'],
    ['98765abc10', 'Mobile number must contain only digits'],
    ['5876543210', 'Mobile number must start with 6, 7, 8, or 9'],
    ['6876543210', null],
    ['98765 43210', null],
    ['+91 98765-43210', null],
  ])('[M-335, M-595] %j: %s', (mobile, sentence) => {
    expect(says('mobile', mobile)).toBe(sentence);
  });
  test.each(['9999999999', '0000000000'])('[M-336] %s: not all the same digit', (mobile) => {
    expect(says('mobile', mobile)).toBe('Mobile number cannot have all same digits');
  });
});

describe('address', () => {
  test.each([
    ['', 'Address is required'],
    ['12 M.G. Rd', null],
    ['12 അമ്പലപ്പാട്\u200c റോഡ്', null],
    ['12 MG Rd.', 'Address must be at least 10 characters'],
    ['a'.repeat(200), null],
    ['a'.repeat(201), 'Address must not exceed 200 characters'],
  ])('[M-337, M-597] %j: %s', (address, sentence) => {
    expect(says('address', address)).toBe(sentence);
  });
  test.each(['12 Main Road; Kochi', '12 Main Road (east)', '12 Main Road\nKochi', '<b>12 Main Road'])(
    '[M-338] %j: only letters, digits, space and , . - / #',
    (address) => {
      expect(says('address', address)).toBe('Address contains invalid characters');
    },
  );
});

describe.each([
  ['M-339, M-598', 'district', 'District'],
  ['M-340, M-598', 'state', 'State'],
] as const)('[%s] %s', (_clause, field, label) => {
  test.each([
    ['', `${label} is required`],
    ['K', `${label} must be at least 2 characters`],
    ['Goa', null],
    ['കേരളം', null],
    ['മഹാരാഷ്\u200cട്ര', null],
    ['K'.repeat(50), null],
    ['K'.repeat(51), `${label} must not exceed 50 characters`],
    ['Kerala 1', `${label} can only contain letters and spaces`],
  ])('%j: %s', (value, sentence) => {
    expect(says(field, value)).toBe(sentence);
  });
});

test.each([
  ['', 'PIN code is required'],
  ['68200', 'PIN code must be exactly 6 digits'],
  ['6820011', 'PIN code must be exactly 6 digits'],
  ['68200a', 'PIN code must be exactly 6 digits'],
  ['६८२००१', 'PIN code must be exactly 6 digits'],
  ['682001', null],
])('[M-341, M-599] PIN code %j: %s', (zip, sentence) => {
  expect(says('zipCode', zip)).toBe(sentence);
});

test('[M-342] PIN code: not all zeros', () => {
  expect(says('zipCode', '000000')).toBe('PIN code cannot be all zeros');
});

test.each([
  ['', 'Password is required'],
  ['12345', 'Password must be at least 6 characters long'],
  ['      ', null],
  ['p'.repeat(128), null],
  ['p'.repeat(129), 'Password must not exceed 128 characters'],
])('[M-343] password %j: %s', (password, sentence) => {
  expect(says('password', password)).toBe(sentence);
});

test.each([
  ['', 'Please confirm your password'],
  ['Secret', 'Passwords do not match'],
  ['secret', null],
])('[M-344] confirm %j: %s', (confirm, sentence) => {
  expect(says('confirm', confirm)).toBe(sentence);
});

test('[M-345] the terms must be agreed to', () => {
  expect(says('agreed', false)).toBe('Please agree to the terms and conditions.');
});

describe('a new account', () => {
  const account = { name: 'Asha Menon', contact: '9876543210', password: 'secret' };
  const saysOf = (contact: string) => complain(newAccountRules, { ...account, contact }).contact ?? null;

  test.each([
    ['', 'Mobile number or email is required'],
    ['98765 43210', null],
    ['+91 98765-43210', null],
    ['98765', 'Mobile number must be exactly 10 digits'],
    ['9999999999', 'Mobile number cannot have all same digits'],
    ['5876543210', 'Mobile number must start with 6, 7, 8, or 9'],
    ['asha@example.in', null],
    ['asha', 'Please enter a valid email address'],
    ['9876543210@', 'Please enter a valid email address'],
    ['98765abc10', 'Please enter a valid email address'],
  ])('is reached by a number or an email, by the rules of either: %j [D-108]', (contact, sentence) => {
    expect(saysOf(contact)).toBe(sentence);
  });

  test('has a name and a password, by the rules of a sign-up [D-108]', () => {
    expect(complain(newAccountRules, { ...account, name: 'A', password: '12345' })).toEqual({
      name: 'Name must be at least 2 characters',
      password: 'Password must be at least 6 characters long',
    });
  });
});
