import type { AgentRecord } from '@aaspaas/contract/agents/calls';
import { agentPhotoKinds } from '@aaspaas/contract/agents/rules/profile';
import { agentWorkTypes } from '@aaspaas/contract/agents/work-types';
import { PendingEmail } from '../../accounts/PendingEmail';
import { PhotoPicker } from '../../accounts/profile/PhotoPicker';
import { CurrentPasswordField } from '../../accounts/CurrentPasswordField';
import { Button } from '../../ui/Button';
import { Progress } from '../../ui/Progress';
import { SelectField } from '../../forms/fields/SelectField';
import { EmailField, TextField } from '../../forms/fields/TextField';
import { LicencePicker } from './LicencePicker';
import { type PhoneName, useAgentForm } from './use-agent-form';

const workTypes = agentWorkTypes.map((value) => ({ value, label: value }));

interface AgentFormProps {
  readonly record: AgentRecord;
  /** Called with the profile as it is stored now. */
  onSaved?(saved: AgentRecord): void;
}

export function AgentForm({ record: first, onSaved }: AgentFormProps) {
  const { record, form, files, share, savings, needsPassword, phone, onSubmit } = useAgentForm(
    first,
    onSaved,
  );
  const { field } = form;
  return (
    <form onSubmit={onSubmit} noValidate aria-label="Delivery profile" className="card grid gap-5 p-4 sm:p-6">
      <PhotoPicker
        name={record.u_name}
        photoUrl={record.u_profile_pic}
        {...files.photo}
        kinds={agentPhotoKinds}
      />
      <Fields {...{ record, field, phone }} />
      <PendingEmail key={savings} />
      {needsPassword && <CurrentPasswordField {...field('current_password')} />}
      <LicencePicker
        photoUrl={record.u_licence_pic ?? null}
        check={{ state: record.u_licence_state ?? 'none', reason: record.u_licence_reason ?? '' }}
        {...files.licence}
      />
      {form.busy && (files.photo.chosen ?? files.licence.chosen) && (
        <Progress label="Sending the pictures" share={share} />
      )}
      <Button type="submit" wide busy={form.busy} busyText="Saving...">
        Save Profile
      </Button>
    </form>
  );
}

type FieldsProps = Pick<ReturnType<typeof useAgentForm>, 'record' | 'phone'> &
  Pick<ReturnType<typeof useAgentForm>['form'], 'field'>;

function Fields({ record, field, phone }: FieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField label="Name" autoComplete="name" maxLength={200} {...field('name')} />
      <EmailField label="Email" maxLength={254} {...field('email')} />
      <Phone label="Mobile number" control={phone('mobileNumber')} />
      <Phone
        label="Secondary mobile"
        control={phone('secondaryMobile')}
        optional
        stored={record.u_secondary_mobile}
      />
      <Phone
        label="WhatsApp number"
        control={phone('whatsappNumber')}
        optional
        stored={record.u_whatsapp_contact}
      />
      <TextField
        label="Vehicle type"
        placeholder="Motorcycle, bicycle …"
        maxLength={100}
        {...field('vehicleType')}
      />
      <SelectField label="Work type" placeholder="Choose" options={workTypes} {...field('workType')} />
      <TextField label="Location" placeholder="Edapally, Kochi" maxLength={200} {...field('location')} />
    </div>
  );
}

interface PhoneProps {
  readonly label: string;
  readonly control: ReturnType<ReturnType<typeof useAgentForm>['phone']> & { readonly name: PhoneName };
  readonly optional?: boolean;
  readonly stored?: string | null;
}

function Phone({ label, control, optional, stored }: PhoneProps) {
  const isEmptied = Boolean(stored) && control.value.trim() === '';
  return (
    <TextField
      label={label}
      type="tel"
      inputMode="tel"
      autoComplete={optional ? 'off' : 'tel'}
      placeholder="+91XXXXXXXXXX"
      maxLength={20}
      optional={optional}
      help={isEmptied && 'Left empty, the number that is saved stays.'}
      {...control}
    />
  );
}
