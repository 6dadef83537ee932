import { useState } from 'react';
import type { Call, RequestTo } from '@aaspaas/contract/call';
import {
  announcementRules,
  type AnnouncementValues,
} from '@aaspaas/contract/console/announcements/rules/announcement';
import type { Failure } from '@aaspaas/contract/failure';
import { messageOf } from '../../api/failure-messages';
import { FormError } from '../../forms/FormError';
import { TextArea } from '../../forms/fields/TextArea';
import { TextField } from '../../forms/fields/TextField';
import { type Form, useForm } from '../../forms/use-form';
import { AnnouncementLine } from '../../announcements/AnnouncementLine';
import { Button } from '../../ui/Button';
import { useAction } from '../use-action';

interface AnnouncementFormProps<C extends Call> {
  readonly call: C;
  readonly initial: AnnouncementValues;
  body(values: AnnouncementValues): RequestTo<C>;
  onDone(): void;
}

/** Words, link and time of an announcement, with the line as people will see it. */
export function AnnouncementForm<C extends Call>(props: AnnouncementFormProps<C>) {
  const { call, initial, body, onDone } = props;
  const form = useForm<AnnouncementValues>({ initial, rules: announcementRules });
  const [refusal, setRefusal] = useState('');
  const { busy, act } = useAction<C>({ call, done: 'Saved.' }, onDone);
  const onFailure = (failure: Failure): boolean => {
    form.setErrors(failure.details.fields ?? {});
    setRefusal(messageOf(failure, 'Something went wrong, please try again.'));
    return true;
  };
  const onSubmit = form.submit((values) => {
    setRefusal('');
    return act(body(values), onFailure);
  });
  return (
    <form className="grid gap-4" noValidate onSubmit={onSubmit}>
      <Fields form={form} />
      <Preview values={form.values} />
      <FormError>{refusal}</FormError>
      <div>
        <Button type="submit" busy={busy}>
          Save
        </Button>
      </div>
    </form>
  );
}

const Fields = ({ form }: { form: Form<AnnouncementValues> }) => (
  <>
    <TextArea label="Announcement" rows={2} countTo={200} {...form.field('text')} />
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label="Link"
        optional
        help="https://… or a page of ours, such as /terms"
        inputMode="url"
        autoComplete="off"
        {...form.field('link_url')}
      />
      <TextField label="Words of the link" optional autoComplete="off" {...form.field('link_text')} />
      <TextField label="Begins" type="datetime-local" help="Indian time" {...form.field('starts_at')} />
      <TextField label="Ends" type="datetime-local" help="Indian time" {...form.field('ends_at')} />
    </div>
  </>
);

const Preview = ({ values }: { values: AnnouncementValues }) => (
  <figure className="grid gap-1">
    <figcaption className="text-sm font-medium">So it will look</figcaption>
    <p className="rounded-md border border-line bg-marigold-soft px-4 py-2.5 text-marigold-strong wrap-anywhere">
      <AnnouncementLine
        text={values.text || 'Your words'}
        linkText={values.link_text || 'Your link'}
        linkUrl={values.link_url}
      />
    </p>
  </figure>
);
