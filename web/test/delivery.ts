import type { DeliveryRecord } from '@aaspaas/contract/deliveries/calls';

/** A request that an agent has not answered yet. */
export const delivery: DeliveryRecord = {
  d_id: 1,
  d_state: 'requested',
  d_steps: [{ state: 'requested', at: '2026-03-16T06:30:00Z' }],
  d_version: 1,
  d_created_at: '2026-03-16T06:30:00Z',
  d_changed_at: '2026-03-16T06:30:00Z',
  sh_id: null,
  sh_name: null,
  pickup_address: '12 Main Road',
  drop_address: '4 Park Lane',
  note: '',
  u_name: 'Ravi Nair',
  u_mobile: '+919876543210',
  u_whatsapp_contact: null,
  u_profile_pic: null,
  r_rating: null,
  r_comment: null,
};
