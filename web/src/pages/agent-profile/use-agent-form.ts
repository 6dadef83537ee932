import { useState } from 'react';
import { passwordRows, type WithPassword } from '@aaspaas/contract/accounts/rules/contact';
import { type AgentRecord, editAgent, listAgents } from '@aaspaas/contract/agents/calls';
import {
  agentFileRules,
  type AgentProfile,
  agentProfileRules,
  withCountryCode,
} from '@aaspaas/contract/agents/rules/profile';
import { Failure } from '@aaspaas/contract/failure';
import { complain } from '../../forms/complain';
import { pendingSentence } from '../../accounts/PendingEmail';
import { useForm } from '../../forms/use-form';
import { useIdempotencyKey } from '../../forms/use-idempotency-key';
import { send } from '../../api/send';
import { usePickedFile } from '../../photos/use-picked-file';
import { upload } from '../../api/upload';
import { useSession } from '../../session/session';
import { useToast } from '../../ui/toasts/Toast';
import { reportMissingUser, saveSentence } from './save-sentences';
import { readWorkType } from '@aaspaas/contract/agents/work-types';
import type { RequestTo } from '@aaspaas/contract/call';
import { readEmail } from '@aaspaas/contract/accounts/rules/email';
import { tenDigits } from '@aaspaas/contract/accounts/rules/mobile';

type AgentValues = AgentProfile & WithPassword;

export type PhoneName = 'mobileNumber' | 'secondaryMobile' | 'whatsappNumber';

export function useAgentForm(first: AgentRecord, onSaved?: (saved: AgentRecord) => void) {
  const { user, signIn } = useSession();
  const toast = useToast();
  const [record, setRecord] = useState(first);
  const [share, setShare] = useState(0);
  const [savings, setSavings] = useState(0);
  const files = usePickedFiles();
  const form = useForm<AgentValues>({
    initial: { ...profileOf(first), current_password: '' },
    rules: { ...agentProfileRules, current_password: passwordRows((values) => hasNewLogin(record, values)) },
    timing: 'on-blur',
  });
  const keyOf = useIdempotencyKey();
  const refuse = () => toast('error', 'Please fix the validation errors before saving');

  async function save({ current_password, ...profile }: AgentValues) {
    if (files.photo.error || files.licence.error) return refuse();
    if (!user) return reportMissingUser(toast);
    setShare(0);
    try {
      const idempotencyKey = keyOf(form.values, files.photo.chosen, files.licence.chosen);
      const profilePhoto = await files.photo.makeSmall();
      const licence = await files.licence.makeSmall();
      if (!profilePhoto || !licence) return refuse();
      const photos = { profile: profilePhoto, licence };
      const options = { onProgress: setShare, idempotencyKey };
      const fields = { ...fieldsOf(user.u_id, profile), ...(current_password && { current_password }) };
      const reply = await upload(editAgent, fields, photos, options);
      toast('success', 'Profile updated!');
      if (reply.pending_email) toast('success', pendingSentence(reply.pending_email));
      if (reply.user) signIn(reply.user);
      await showSaved(user.u_id);
    } catch (failure) {
      if (failure instanceof Failure && failure.details.fields) form.setErrors(failure.details.fields);
      toast('error', saveSentence(failure));
    }
  }

  /** Reads the profile as it is stored now. Saving has succeeded, so nothing is said if this read fails. */
  async function showSaved(id: number) {
    files.forget();
    const [saved] = await send(listAgents, { u_id: id }).then(
      ({ list }) => list,
      () => [],
    );
    if (!saved) return;
    setRecord(saved);
    onSaved?.(saved);
    form.setValues({ ...profileOf(saved), current_password: '' });
    setSavings((before) => before + 1);
  }

  /** Completes a phone number with its country code when the field is left. */
  const phone = (name: PhoneName) => ({
    ...form.field(name),
    onBlur: () => {
      form.set(name)(withCountryCode(form.values[name]));
      form.blur(name)();
    },
  });
  const needsPassword = hasNewLogin(record, form.values);
  return { record, form, files, share, savings, needsPassword, phone, onSubmit: form.submit(save, refuse) };
}

function usePickedFiles() {
  const photo = usePickedFile((file) => complain(agentFileRules, { photo: [file], licence: [] }).photo);
  const licence = usePickedFile((file) => complain(agentFileRules, { photo: [], licence: [file] }).licence);
  const forget = () => {
    photo.onChoose(null);
    licence.onChoose(null);
  };
  return { photo, licence, forget };
}

const profileOf = (record: AgentRecord): AgentProfile => ({
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
