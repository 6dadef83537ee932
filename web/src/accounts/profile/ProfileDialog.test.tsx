import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answering, asha, fill, json, resetBetweenTests, show } from '../../../test/harness';
import { forgetReplies } from '../../api/use-read';
import { ProfileDialog } from './ProfileDialog';

resetBetweenTests();
beforeEach(forgetReplies);

const record = {
  u_id: 7,
  u_name: 'Asha',
  u_email: null,
  u_mobile: '+919876543210',
  u_address: '',
  u_profile_pic: null,
  state: '',
};
const update = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Update Profile' });

async function open(different: object = {}) {
  answering({
    '/user/list/user': () => json(200, { result: true, list: [{ ...record, ...different }] }),
    'u_id=7': () => json(200, { result: true, list: [{ ...record, ...different }] }),
    '/read/email-change': () => json(200, { result: true, pending_email: null }),
  });
  show(<ProfileDialog />, asha);
  await screen.findByLabelText('Name');
}

test('nothing is wrong in red before a field was left; the button says what it waits for [M-363]', async () => {
  await open();
  expect(screen.queryByText('Location is required')).toBeNull();
  expect(update().disabled).toBe(true);
  expect(screen.getByText('Fill in what is empty, then you can save.')).toBeTruthy();
  fireEvent.blur(screen.getByLabelText('Location'));
  expect(screen.getByText('Location is required')).toBeTruthy();
  expect(screen.queryByText('Fill in what is empty, then you can save.')).toBeNull();
});

test('who signed up by a mobile number needs no email; who has one keeps it [M-359]', async () => {
  await open();
  fill({ Location: 'Kochi' });
  expect(update().disabled).toBe(false);
  fill({ 'Email (optional)': 'asha' });
  expect(screen.getByText('Please enter a valid email address')).toBeTruthy();
});

test('an email that is known cannot be emptied [M-359]', async () => {
  await open({ u_email: 'asha@example.in', u_address: 'Kochi' });
  expect(update().disabled).toBe(false);
  fill({ Email: '' });
  expect(screen.getByText('Email is required')).toBeTruthy();
  expect(update().disabled).toBe(true);
});
