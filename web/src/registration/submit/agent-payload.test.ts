import { expect, test } from 'vitest';
import type { ProfilePhoto } from '../agent-values';
import type { Photo } from '../../photos/photo';
import { agentPayload, type AgentSteps } from './agent-payload';

const photo = (name: string, bytes = 20_000): Photo => ({
  id: name,
  name,
  type: 'image/jpeg',
  bytes,
  blob: new Blob([name]),
  isReady: true,
});
const picture: ProfilePhoto = { ...photo('me.jpg'), width: 400, height: 400 };
const steps: AgentSteps = {
  personal: {
    name: ' Ravi Kumar ',
    email: 'old@example.in',
    mobile: '9876543210',
    whatsappNumber: '9876543210',
    location: 'Kochi',
  },
  details: {
    vehicleType: 'Scooter',
    workType: 'Part-time',
    licences: [photo('front.jpg'), photo('back.jpg')],
  },
  picture,
  contact: {
    primaryPhone: '9876543211',
    secondaryPhone: '9876543212',
    whatsappNumber: '9876543213',
    email: 'ravi@example.in',
    password: 'secret-1',
    confirm: 'secret-1',
  },
};

test('sends everything that an agent has filled in under its name [R-159, R-365, D-038]', () => {
  const { fields, files } = agentPayload(steps);
  expect(fields).toEqual({
    name: 'Ravi Kumar',
    email: 'ravi@example.in',
    mobile: '9876543211',
    secondary_mobile: '9876543212',
    whatsapp_contact: '9876543213',
    location: 'Kochi',
    vehicle_type: 'Scooter',
    work_type: 'Part-time',
    password: 'secret-1',
  });
  expect(files).toEqual({ profile: [picture], licence: steps.details.licences });
});

test('does not send numbers that were left blank', () => {
  const contact = { ...steps.contact, secondaryPhone: ' ', whatsappNumber: '' };
  const { fields } = agentPayload({ ...steps, contact });
  expect([fields.secondary_mobile, fields.whatsapp_contact]).toEqual([undefined, undefined]);
});

test('sends of skipped steps only what passes its rules', () => {
  const details = { vehicleType: '!', workType: 'Full-time', licences: [photo('front.jpg', 10)] };
  const { fields, files } = agentPayload({ ...steps, details, picture: null });
  expect([fields.vehicle_type, fields.work_type]).toEqual([undefined, 'Full-time']);
  expect(files).toEqual({ profile: [], licence: [] });
});

test.each([
  ['its step was skipped', { ...picture, isLeftOut: true }],
  ['it is too small', { ...picture, width: 49 }],
])('a picture stays at home when %s', (_, picked) => {
  expect(agentPayload({ ...steps, picture: picked }).files.profile).toEqual([]);
});
