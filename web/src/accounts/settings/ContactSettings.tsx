import { useState } from 'react';
import { editProfile, listUsers, type SessionUser } from '@aaspaas/contract/accounts/calls';
import { type ContactEdit, contactRules, passwordRows } from '@aaspaas/contract/accounts/rules/contact';
import type { ReplyOf } from '@aaspaas/contract/call';
import { Failure } from '@aaspaas/contract/failure';
import { readEmail } from '@aaspaas/contract/accounts/rules/email';
import { tenDigits } from '@aaspaas/contract/accounts/rules/mobile';
import { useForm } from '../../forms/use-form';
import { send } from '../../api/send';
import { upload } from '../../api/upload';
import { useRead } from '../../api/use-read';
import { Button } from '../../ui/Button';
import { ErrorState } from '../../ui/ErrorState';
import { ListSkeleton } from '../../ui/loading/ListSkeleton';
import { PhoneField } from '../../forms/fields/PhoneField';
import { EmailField } from '../../forms/fields/TextField';
import { useToast } from '../../ui/toasts/Toast';
import { PendingEmail, pendingSentence } from '../PendingEmail';
import { CurrentPasswordField } from '../CurrentPasswordField';
import { messageOf } from '../../api/failure-messages';
import { FormError } from '../../forms/FormError';

type UserRecord = ReplyOf<typeof listUsers>['list'][number];

interface ContactSettingsProps {
  readonly user: SessionUser;
  onBack(): void;
}

/** Email and phone number of the account, for every role. An owner's listing has phone numbers of its own. */
export function ContactSettings({ user, onBack }: ContactSettingsProps) {
  const reading = useRead(listUsers, { u_id: user.u_id }, send);
  const [saved, setSaved] = useState(0);
  const record = reading.state === 'loaded' ? reading.reply.list[0] : undefined;
  const onSaved = () => {
    setSaved(saved + 1);
    if (reading.state !== 'loading') reading.retry();
  };
  return (
    <div className="grid gap-4">
      <p>
        {user.role === 'shop'
          ? 'You can log in with either. What customers see is in your shop’s own details.'
          : 'You can log in with either.'}
      </p>
      {reading.state === 'loading' && <ListSkeleton rows={2} />}
      {reading.state === 'failed' && <ErrorState message={reading.failure.message} onRetry={reading.retry} />}
      {record && (
        <ContactForm
          key={`${record.u_email} ${record.u_mobile} ${saved}`}
          record={record}
          onSaved={onSaved}
        />
      )}
      <Button variant="quiet" wide onClick={onBack}>
        Back to settings
      </Button>
    </div>
  );
}

interface ContactFormProps {
  readonly record: UserRecord;
  onSaved(): void;
}

function ContactForm(props: ContactFormProps) {
  const { form, needsPassword, reason, onSubmit } = useContactForm(props);
  const { record } = props;
  const keeps = (typed: string, stored: string | null) => typed.trim() === '' && stored !== null;
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-4">
      <EmailField
        label="Email"
        help={keeps(form.values.email, record.u_email) && 'Left empty, the address that is saved stays.'}
        {...form.field('email')}
      />
      <PendingEmail />
      <PhoneField
        label="Mobile number"
        help={keeps(form.values.mobile, record.u_mobile) && 'Left empty, the number that is saved stays.'}
        {...form.field('mobile')}
      />
      {needsPassword && <CurrentPasswordField {...form.field('current_password')} />}
      {reason !== null && <FormError reason={reason}>This was not saved. Please try again.</FormError>}
      <Button type="submit" wide disabled={!needsPassword} busy={form.busy} busyText="Saving...">
        Save
      </Button>
    </form>
  );
}

function useContactForm({ record, onSaved }: ContactFormProps) {
  const toast = useToast();
  const [reason, setReason] = useState<string | null>(null);
  const isChanged = (values: ContactEdit) => hasNewEmail(record, values) || hasNewMobile(record, values);
  const form = useForm<ContactEdit>({
    initial: {
      email: record.u_email ?? '',
      mobile: tenDigits(record.u_mobile ?? ''),
      current_password: '',
    },
    rules: { ...contactRules, current_password: passwordRows(isChanged) },
  });
  const onSubmit = form.submit(async (values) => {
    setReason(null);
    try {
      const reply = await upload(editProfile, fieldsOf(record, values), {});
      if (hasNewMobile(record, values)) toast('success', 'Your mobile number is changed.');
      if (reply.pending_email) toast('success', pendingSentence(reply.pending_email));
      onSaved();
    } catch (failure) {
      const fields = failure instanceof Failure ? failure.details.fields : undefined;
      if (fields) form.setErrors(fields);
      setReason(fields ? '' : messageOf(failure, ''));
    }
  });
  return { form, reason, needsPassword: isChanged(form.values), onSubmit };
}

const fieldsOf = ({ u_id }: UserRecord, { email, mobile, current_password }: ContactEdit) => ({
  u_id,
  email: readEmail(email),
  mobile,
  current_password,
});

const hasNewEmail = ({ u_email }: UserRecord, { email }: ContactEdit): boolean =>
  email.trim() !== '' && readEmail(email) !== u_email;

const hasNewMobile = ({ u_mobile }: UserRecord, { mobile }: ContactEdit): boolean =>
  mobile !== '' && mobile !== tenDigits(u_mobile ?? '');
