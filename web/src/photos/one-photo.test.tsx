import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { editProfile } from '@aaspaas/contract/accounts/calls';
import type { AgentRecord } from '@aaspaas/contract/agents/calls';
import { profilePhotoKinds, profilePhotoRules } from '@aaspaas/contract/photos/rules/profile-photo';
import { answering, asha, json, press, resetBetweenTests, show } from '../../test/harness';
import { deviceMakes } from '../../test/shrinking';
import { ProfileForm } from '../accounts/profile/ProfileBody';
import { upload } from '../api/upload';
import { AgentForm } from '../pages/agent-profile/AgentForm';

vi.mock('../api/upload');
resetBetweenTests();
beforeEach(() => {
  vi.mocked(upload).mockReset().mockResolvedValue({ result: true });
  answering({ '/read/email-change': () => json(200, { result: true, pending_email: null }) });
});
afterEach(() => vi.unstubAllGlobals());

const megabyte = 1024 * 1024;
const large = new File([new Uint8Array(6 * megabyte)], 'large.jpg', { type: 'image/jpeg' });
const small = new Blob([new Uint8Array(2048)], { type: 'image/webp' });

const profile = (
  <ProfileForm
    editor={{
      known: { name: 'Asha Menon', location: '4 Park Lane', email: 'asha@example.in', photoUrl: null },
      rules: {},
      photo: { kinds: profilePhotoKinds, rules: profilePhotoRules },
      done: 'Saved',
      loginEmail: null,
      save: (_profile, photos) => upload(editProfile, { u_id: asha.u_id }, { image: photos }),
    }}
  />
);

const agent: AgentRecord = {
  u_id: asha.u_id,
  u_name: 'Ravi Nair',
  u_mobile: '+919876543210',
  u_email: 'ravi@example.in',
  u_secondary_mobile: null,
  u_whatsapp_contact: '+919876500000',
  u_vehicle_type: 'Scooter',
  u_work_type: 'Full-time',
  u_location: 'Kochi',
  u_district: '',
  u_delivery_status: 'available',
  u_profile_pic: null,
  u_licence_checked: false,
  u_rating: null,
  u_review_count: 0,
  state: 'Kerala',
};

describe.each<[form: string, Form: ReactElement, save: string, says: string]>([
  ['the profile', profile, 'Update Profile', 'Image file size must be less than 5MB'],
  [
    'the agent form',
    <AgentForm key="agent" record={agent} />,
    'Save Profile',
    'File size should not exceed 5MB',
  ],
])('a photo of 6 MB in %s', (_form, form, save, says) => {
  const choose = () => {
    show(form, asha);
    fireEvent.change(screen.getByLabelText('Photo'), { target: { files: [large] } });
  };

  test('is taken where the device makes it small [D-110]', async () => {
    deviceMakes(small);
    choose();
    expect(screen.queryByText(says)).toBeNull();
    press(save);
    await waitFor(() => expect(upload).toHaveBeenCalledOnce());
    expect(Object.values(vi.mocked(upload).mock.lastCall?.[2] ?? {})).toContainEqual([small]);
  });

  test('is refused where it stays as large, and nothing is sent [D-110]', async () => {
    deviceMakes(null);
    choose();
    expect(screen.queryByText(says)).toBeNull();
    press(save);
    expect(await screen.findByText(says)).toBeTruthy();
    expect(upload).not.toHaveBeenCalled();
  });

  test('is refused at once where the device cannot make it small [D-110]', () => {
    choose();
    expect(screen.getByText(says)).toBeTruthy();
  });
});

test('a photo in the agent form is sent once: at the next save it is there already', async () => {
  deviceMakes(small);
  show(<AgentForm record={agent} />, asha);
  fireEvent.change(screen.getByLabelText('Photo'), { target: { files: [large] } });
  const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save Profile' });
  fireEvent.click(save());
  await waitFor(() => expect(upload).toHaveBeenCalledOnce());
  await waitFor(() => expect(save().disabled).toBe(false));
  fireEvent.click(save());
  await waitFor(() => expect(upload).toHaveBeenCalledTimes(2));
  expect(Object.values(vi.mocked(upload).mock.lastCall?.[2] ?? {}).flat()).toEqual([]);
});
