import { type SettingValues, settingRules } from '@aaspaas/contract/console/settings/rules/settings';
import { FormError } from '../../forms/FormError';
import { TextArea } from '../../forms/fields/TextArea';
import { TextField } from '../../forms/fields/TextField';
import { Button } from '../../ui/Button';
import type { SettingGroup, PlainName } from './groups';
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { changeSettings, readAllSettings } from '@aaspaas/contract/console/settings/calls';
import type { Failure } from '@aaspaas/contract/failure';
import type { RuleTable } from '@aaspaas/contract/rule-engine/rule';
import { messageOf } from '../../api/failure-messages';
import { send } from '../../api/send';
import { useForm } from '../../forms/use-form';
import { useAction } from '../use-action';

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

/**
 * A form of some settings, as they were read when it began. If somebody else changes one of them meanwhile, the server
 * refuses and says so; what was typed stays, and the next try knows of the new value.
 */
function useSettingsForm(names: readonly PlainName[], stored: SettingValues) {
  const [base, setBase] = useState(stored);
  /** What is stored since somebody else changed it, if a try was refused for that. */
  const [newest, setNewest] = useState<SettingValues | null>(null);
  const [refusal, setRefusal] = useState('');
  const form = useForm<SettingValues>({ initial: stored, rules: rulesOf(names) });
  const changed = names.filter((name) => form.values[name] !== base[name]);
  const { busy, act } = useAction({ call: changeSettings, done: ({ message }) => message }, () => {
    setBase(form.values);
    setNewest(null);
  });

  const key = JSON.stringify(names.map((name) => stored[name]));
  const follow = useEffectEvent(() => {
    // Whoever is typing keeps what was typed.
    if (changed.length > 0) return;
    form.restart(stored);
    setBase(stored);
  });
  // Before anybody can type into what is shown: a later effect could take away what was typed meanwhile.
  useLayoutEffect(() => follow(), [key]);

  const onFailure = async (failure: Failure): Promise<boolean> => {
    // Known before the next try can begin.
    if (failure.kind === 'taken') setNewest(await readStored());
    form.setErrors(failure.details.fields ?? {});
    setRefusal(messageOf(failure, 'Something went wrong, please try again.'));
    return true;
  };
  const onSubmit = form.submit((values) => {
    setRefusal(changed.length === 0 ? 'Nothing was changed here.' : '');
    if (changed.length === 0) return null;
    return act({ values: pick(values, changed), before: pick(newest ?? base, changed) }, onFailure);
  });
  return { form, refusal, isBusy: busy, onSubmit };
}

/** Null if the line is down: the next try is refused once more, and asks again. */
const readStored = () =>
  send(readAllSettings, {}).then(
    ({ values }) => values,
    () => null,
  );

const pick = (values: SettingValues, names: readonly PlainName[]) =>
  // Object.fromEntries loses the names.
  Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<Record<PlainName, string>>;

const rulesOf = (names: readonly PlainName[]) =>
  // The rows of these settings; each looks at its own value only.
  Object.fromEntries(names.map((name) => [name, settingRules[name]])) as RuleTable<SettingValues>;
