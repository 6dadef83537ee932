import type { SettingValues } from '@aaspaas/contract/console/settings/rules/settings';
import { FormError } from '../../forms/FormError';
import { TextArea } from '../../forms/fields/TextArea';
import { TextField } from '../../forms/fields/TextField';
import { Button } from '../../ui/Button';
import type { SettingGroup } from './groups';
import { useSettingsForm } from './use-settings-form';

interface SettingsFormProps {
  readonly group: SettingGroup;
  /** As they are stored now. */
  readonly values: SettingValues;
}

/** One group of settings with a button of its own. */
export function SettingsForm({ group, values }: SettingsFormProps) {
  const { id, title, about, fields } = group;
  const { form, refusal, isBusy, onSubmit } = useSettingsForm(
    fields.map(({ name }) => name),
    values,
  );
  return (
    <section aria-labelledby={id} className="card p-4">
      <form className="grid gap-4" noValidate onSubmit={onSubmit}>
        <div>
          <h2 id={id} className="text-xl">
            {title}
          </h2>
          <p className="text-ink-soft">{about}</p>
        </div>
        <div className="grid gap-4 md:grid-cols-2">
          {fields.map(({ name, label, help, isOptional, isLong, inputMode }) => {
            const shared = { ...form.field(name), label, optional: isOptional, ...(help && { help }) };
            return isLong ? (
              <TextArea key={name} {...shared} rows={3} autoComplete="off" />
            ) : (
              <TextField key={name} {...shared} inputMode={inputMode} autoComplete="off" />
            );
          })}
        </div>
        <FormError>{refusal}</FormError>
        <div>
          <Button type="submit" busy={isBusy} aria-label={`Save ${title}`}>
            Save
          </Button>
        </div>
      </form>
    </section>
  );
}
