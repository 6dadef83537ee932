import { expect, test } from 'vitest';
import { type Grade, grades, grantedTo, isGranted, type Permission } from '../roles/grades';

// The keys are those of the table.
const permissions = Object.keys(grantedTo) as Permission[];
const everything: Readonly<Record<Permission, string>> = {
  look: 'chief cashier moderator viewer',
  'settle payments': 'chief cashier',
  'change listings': 'chief cashier moderator',
  'change people': 'chief',
  'delete people': 'chief',
  'export data': 'chief cashier',
  'check licences': 'chief moderator',
  'moderate reviews': 'chief moderator',
  'change words': 'chief moderator',
  'change settings': 'chief',
  'send mail': 'chief',
  'read the log': 'chief',
  'manage admins': 'chief',
};

test('each grade may do what is granted to it, and nothing else', () => {
  const may = (permission: Permission) =>
    grades.filter((grade: Grade) => isGranted(grade, permission)).join(' ');
  expect(Object.fromEntries(permissions.map((permission) => [permission, may(permission)]))).toEqual(
    everything,
  );
});

test('who is no admin may do nothing', () => {
  expect(permissions.filter((permission) => isGranted(null, permission))).toEqual([]);
});
