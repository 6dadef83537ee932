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
import { complain } from '@aaspaas/contract/rule-engine/rule';
import { pendingSentence } from '../../accounts/PendingEmail';
import { isLost, serverMessage } from '../../api/failure-messages';
import { useForm } from '../../forms/use-form';
import { useIdempotencyKey } from '../../forms/use-idempotency-key';
import { askToLogIn } from '../../current-url/use-url-dialog';
import { send } from '../../api/send';
import { shrinkPhoto } from '../../photos/shrink-photo';
import { upload } from '../../api/upload';
import { useSession } from '../../session/session';
import { useToast } from '../../ui/toasts/Toast';
import { fieldsOf, hasNewLogin, profileOf } from './agent-fields';

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
    if (files.errors.photo || files.errors.licence) return refuse();
    // The session ended meanwhile; what was typed stays until they have signed in again.
    if (!user) return reportMissingUser(toast);
    setShare(0);
    try {
      const idempotencyKey = keyOf(form.values, files.photo, files.licence);
      const photos = { profile: await small(files.photo), licence: await small(files.licence) };
      const options = { onProgress: setShare, idempotencyKey };
      const fields = { ...fieldsOf(user.u_id, profile), ...(current_password && { current_password }) };
      const reply = await upload(editAgent, fields, photos, options);
      toast('success', 'Profile updated!');
      if (reply.pending_email) toast('success', pendingSentence(reply.pending_email));
      if (reply.user) signIn(reply.user);
      await showSaved(user.u_id);
    } catch (failure) {
      if (failure instanceof Failure && failure.details.fields) form.setErrors(failure.details.fields);
      toast('error', isLost(failure) ? 'Save failed' : serverMessage(failure) || 'Update failed');
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

function reportMissingUser(toast: ReturnType<typeof useToast>): void {
  toast('error', 'User ID missing');
  askToLogIn();
}

const small = async (file: File | null): Promise<Blob[]> => (file ? [await shrinkPhoto(file)] : []);

function usePickedFiles() {
  const [photo, setPhoto] = useState<File | null>(null);
  const [licence, setLicence] = useState<File | null>(null);
  const pickedFile = (file: File | null) =>
    file ? [{ name: file.name, type: file.type, bytes: file.size }] : [];
  const errors = complain(agentFileRules, { photo: pickedFile(photo), licence: pickedFile(licence) });
  const forget = () => {
    setPhoto(null);
    setLicence(null);
  };
  return { photo, licence, errors, setPhoto, setLicence, forget };
}
