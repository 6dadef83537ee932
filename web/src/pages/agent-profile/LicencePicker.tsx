import { useRef } from 'react';
import type { LicenceState } from '@aaspaas/contract/agents/licence-states';
import { agentPhotoKinds } from '@aaspaas/contract/agents/rules/profile';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { FieldGroup } from '../../forms/fields/Field';
import { Icon } from '../../ui/Icon';
import { usePreview } from '../../photos/use-preview';
import { say } from '../../say';

interface LicenceCheck {
  readonly state: LicenceState;
  readonly reason: string;
}

interface LicencePickerProps {
  /** The first of the current licence photos. */
  readonly photoUrl: string | null;
  /** What an admin has said to it. */
  readonly check: LicenceCheck;
  readonly chosen: File | null;
  readonly error: string | undefined;
  onChoose(file: File | null): void;
}

export function LicencePicker({ photoUrl, check, chosen, error, onChoose }: LicencePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const preview = usePreview(error ? null : chosen);
  const shown = preview ?? photoUrl;
  return (
    <FieldGroup
      label="Driving licence"
      help="Only you and the Aaspaas team see it. JPEG, PNG or WEBP."
      error={error}
    >
      {() => (
        <div className="flex flex-wrap items-center gap-4">
          <div className="grid aspect-16/10 w-44 place-items-center overflow-hidden rounded-md border border-line bg-leaf-soft text-leaf-strong">
            {shown ? (
              <img src={shown} alt="Your licence" className="size-full object-cover" />
            ) : (
              <span className="grid justify-items-center gap-1 text-sm">
                <Icon name="photo-plus" size={32} /> No licence yet
              </span>
            )}
          </div>
          <div className="grid justify-items-start gap-2">
            <CheckNote {...check} />
            <Button variant="secondary" onClick={() => input.current?.click()}>
              {photoUrl ? 'Change licence' : 'Upload licence'}
            </Button>
            {chosen && (
              <Button variant="quiet" onClick={() => onChoose(null)}>
                {photoUrl ? 'Keep the old licence' : 'Leave it out'}
              </Button>
            )}
          </div>
          <input
            ref={input}
            type="file"
            hidden
            aria-label="Licence"
            accept={agentPhotoKinds.map((kind) => `image/${kind}`).join(',')}
            onChange={({ target }) => {
              const file = target.files?.[0];
              // So that the same file can be picked again after it was removed.
              target.value = '';
              if (file) onChoose(file);
            }}
          />
        </div>
      )}
    </FieldGroup>
  );
}

function CheckNote({ state, reason }: LicenceCheck) {
  if (state === 'none') return null;
  if (state === 'waiting') return <Badge state="waiting">We will look at it soon</Badge>;
  if (state === 'checked') return <Badge state="good">Licence checked</Badge>;
  return (
    <p className="max-w-prose text-brick-strong">{say('We could not accept it. {reason}', { reason })}</p>
  );
}
