import { describe, expect, it, test } from 'vitest';
import { Failure } from '@aaspaas/contract/failure';
import { failureOf } from '../../api/send';
import { shopFlow } from '../steps/flows/shop-flow';
import { failedBy } from './ready-photos';
import { isRegisteredAlready, isWorthAnotherTry, sayFailure } from './sentences';
import { sortComplaints } from './sort-complaints';

describe('every reply has one message', () => {
  test.each<[clause: string, status: number, message: string, says: string]>([
    ['R-378', 400, 'This email is taken', 'Email already exists or is invalid'],
    ['R-380', 400, 'Duplicate Phone', 'Phone number already exists'],
    ['R-381', 400, 'The map is upside down', 'The map is upside down'],
    ['R-381', 400, '', 'Invalid data provided'],
    ['R-382', 409, 'Whatever', 'Account already exists with this information'],
    ['R-382', 422, 'Sent before', 'Account already exists with this information'],
    ['R-383', 500, 'Boom', 'Server error. Please try again later.'],
    ['R-383', 503, 'Busy', 'Server error. Please try again later.'],
    ['R-385', 413, '', 'Registration failed. Please try again.'],
    ['R-385', 429, 'Too many, please wait', 'Too many, please wait'],
  ])('[%s] %i %j: %s [D-041]', (_clause, status, message, says) => {
    expect(sayFailure(failureOf(status, { message })).says).toBe(says);
  });

  test.each(['unreachable', 'timed-out'] as const)('[R-384] %s', (kind) => {
    const failure = new Failure(kind, 'whatever');
    expect(sayFailure(failure).says).toBe('Network error. Please check your internet connection.');
    expect(isWorthAnotherTry(failure)).toBe(true);
  });

  test.each([502, 504])('a proxy that answers %i instead of the server', (status) => {
    const failure = failureOf(status, null);
    expect(sayFailure(failure).says).toBe('Network error. Please check your internet connection.');
    expect(isWorthAnotherTry(failure)).toBe(true);
  });
});

it('shows a message about an email or phone at its field [R-379, R-380]', () => {
  expect(sayFailure(failureOf(400, { message: 'Email in use' })).fields).toEqual({
    email: 'Email already exists or is invalid',
  });
  expect(sayFailure(failureOf(400, { message: 'phone in use' })).fields).toEqual({
    primaryPhone: 'Phone number already exists',
  });
});

it('uses the fields that the server names, of this step and of earlier ones', () => {
  const fields = {
    email: 'Please enter a valid email address',
    shopName: 'Shop name is required',
    images: 'Image 2 exceeds 5MB size limit',
  };
  const said = sayFailure(failureOf(400, { message: 'Please enter a valid email address', fields }));
  expect(said).toEqual({ says: 'Please fix the errors before submitting', fields });
  expect(sortComplaints(shopFlow, said.fields)).toEqual({
    own: { email: 'Please enter a valid email address' },
    earlier: [
      {
        step: 'Basic Business & Shop Location Info',
        path: '/BusinessRegistrationForm',
        says: 'Shop name is required',
      },
      {
        step: 'Branding & Details',
        path: '/BrandingRegistrationform',
        says: 'Image 2 exceeds 5MB size limit',
      },
    ],
  });
});

it('knows the photo that a message is about by its parameter, whatever the words', () => {
  const [first, second] = ['1', '2'].map((id) => ({
    id,
    name: '',
    type: '',
    bytes: 1,
    blob: new Blob(),
    isReady: true,
  }));
  const photos = [first, second].flatMap((photo) => photo ?? []);
  const reply = (params: object) => ({
    fields: { images: 'चित्र' },
    said: { images: { template: '', params } },
  });
  const failed = (body: object) => failedBy(failureOf(400, body).details, photos);
  expect(failed(reply({ n: 2 }))).toEqual([{ photo: second, says: 'चित्र' }]);
  expect([failed(reply({ n: 3 })), failed(reply({})), failed({ fields: { images: 'Image 1' } })]).toEqual([
    [],
    [],
    [],
  ]);
});

it('knows when to offer a retry and when to offer the login', () => {
  const kinds = (status: number) => {
    const failure = failureOf(status, {});
    return [isWorthAnotherTry(failure), isRegisteredAlready(failure)];
  };
  expect([400, 409, 422, 500].map(kinds)).toEqual([
    [false, false],
    [false, true],
    [false, true],
    [true, false],
  ]);
});
