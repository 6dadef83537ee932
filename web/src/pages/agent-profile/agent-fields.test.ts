import { expect, test } from 'vitest';
import { fieldsOf, hasNewLogin } from './use-agent-form';

const profile = {
  name: ' Ravi Kumar ',
  email: 'Ravi@Example.in ',
  mobileNumber: '+919876543210',
  secondaryMobile: '',
  whatsappNumber: '+91 98765 00000',
  vehicleType: 'Scooter',
  workType: 'Full Time',
  location: 'Kochi',
  availability: 'busy',
} as const;

test('the full form of an agent sends numbers as ten digits, without +91 [M-485]', () => {
  expect(fieldsOf(14, profile)).toEqual({
    u_id: 14,
    u_name: 'Ravi Kumar',
    u_email: 'ravi@example.in',
    u_mobile: '9876543210',
    u_secondary_mobile: '',
    u_whatsapp_contact: '9876500000',
    u_vehicle_type: 'Scooter',
    u_work_type: 'Full Time',
    u_location: 'Kochi',
  });
});

test.each([
  [{}, false],
  [{ email: 'ravi@example.in' }, false],
  [{ mobileNumber: '98765 43210' }, false],
  [{ email: 'other@example.in' }, true],
  [{ mobileNumber: '+919876543211' }, true],
  [{ email: '' }, true],
  [{ secondaryMobile: '9876543219', name: 'Another' }, false],
])('with %j the password is asked for: %s', (different, isNew) => {
  // Only these two fields are read.
  const record = { u_email: 'ravi@example.in', u_mobile: '+919876543210' } as Parameters<
    typeof hasNewLogin
  >[0];
  expect(hasNewLogin(record, { ...profile, ...different })).toBe(isNew);
});
