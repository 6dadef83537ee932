import type { AgentRecord, editAgent } from '@aaspaas/contract/agents/calls';
import type { AgentProfile } from '@aaspaas/contract/agents/rules/profile';
import { readWorkType } from '@aaspaas/contract/agents/work-types';
import type { RequestTo } from '@aaspaas/contract/call';
import { readEmail } from '@aaspaas/contract/accounts/rules/email';
import { tenDigits } from '@aaspaas/contract/accounts/rules/mobile';

export const profileOf = (record: AgentRecord): AgentProfile => ({
  name: record.u_name,
  email: record.u_email ?? '',
  mobileNumber: record.u_mobile ?? '',
  secondaryMobile: record.u_secondary_mobile ?? '',
  whatsappNumber: record.u_whatsapp_contact ?? '',
  vehicleType: record.u_vehicle_type,
  workType: readWorkType(record.u_work_type),
  location: record.u_location,
  availability: record.u_delivery_status,
});

/** True if the email or phone number to log in with differs from the stored one. */
export const hasNewLogin = (record: AgentRecord, { email, mobileNumber }: AgentProfile): boolean =>
  readEmail(email) !== (record.u_email ?? '') || tenDigits(mobileNumber) !== tenDigits(record.u_mobile ?? '');

/** Numbers are sent as ten digits. The availability has a switch of its own. */
export const fieldsOf = (u_id: number, profile: AgentProfile): RequestTo<typeof editAgent> => ({
  u_id,
  u_name: profile.name.trim(),
  u_email: profile.email.trim().toLowerCase(),
  u_mobile: tenDigits(profile.mobileNumber),
  u_secondary_mobile: tenDigits(profile.secondaryMobile),
  u_whatsapp_contact: tenDigits(profile.whatsappNumber),
  u_vehicle_type: profile.vehicleType.trim(),
  u_work_type: profile.workType,
  u_location: profile.location.trim(),
});
