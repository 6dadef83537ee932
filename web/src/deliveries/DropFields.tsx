import { FormError } from '../forms/FormError';
import { TextArea } from '../forms/fields/TextArea';
import { TextField } from '../forms/fields/TextField';
import { Button } from '../ui/Button';
import { NumberNote } from './NumberNote';
import type { useAssign } from './use-assign';
import { say } from '../say';

interface DropFieldsProps extends Pick<ReturnType<typeof useAssign>, 'form' | 'error'> {
  readonly agentName: string;
}

/** Where to, what else, and the button: the end of every request to an agent. */
export function DropFields({ form, error, agentName }: DropFieldsProps) {
  const [firstName = ''] = agentName.split(' ');
  return (
    <>
      <TextField
        label="Drop address"
        autoComplete="street-address"
        maxLength={1000}
        {...form.field('dropAddress')}
      />
      <NumberNote firstName={firstName} />
      <TextArea
        label="Note"
        optional
        rows={2}
        countTo={300}
        placeholder="What it is, when, whom to ask for"
        {...form.field('note')}
      />
      <p className="text-sm text-ink-soft">
        {say(
          '{firstName} sees the addresses and the note at once, and your name and number after accepting. The fare is between the two of you.',
          { firstName },
        )}
      </p>
      <FormError>{error}</FormError>
      {/* Everything above is filled in as a rule, so it must not be scrolled to. */}
      <div className="sticky -bottom-4 -mb-4 bg-card pt-2 pb-4 sm:-bottom-6 sm:-mb-6 sm:pb-6">
        <Button type="submit" wide busy={form.busy} busyText="Sending...">
          Send request
        </Button>
      </div>
    </>
  );
}
