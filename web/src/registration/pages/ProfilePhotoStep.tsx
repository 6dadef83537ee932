import { type ReactNode, type RefObject, useRef } from 'react';
import { agentKinds } from '@aaspaas/contract/photos/rules/files';
import { AlertDialog } from '../../ui/dialogs/AlertDialog';
import { Button } from '../../ui/Button';
import { FieldGroup } from '../../forms/fields/Field';
import { Icon } from '../../ui/Icon';
import { Spinner } from '../../ui/loading/Spinner';
import type { AgentPhotoValues, ProfilePhoto } from '../agent-values';
import { useProfilePhoto } from './use-profile-photo';
import { usePreview } from '../../photos/use-preview';
import type { WizardStep } from '../steps/use-wizard';
import { Wizard } from '../steps/Wizard';

interface ProfilePhotoStepProps {
  readonly step: WizardStep<AgentPhotoValues>;
  readonly notice: ReactNode;
  onKeep(picture: ProfilePhoto | null): void;
}

export function ProfilePhotoStep({ step, notice, onKeep }: ProfilePhotoStepProps) {
  const { picture } = step.form.values;
  const { isChecking, choose, remove, alert, closeAlert } = useProfilePhoto(step.form, onKeep);
  return (
    <Wizard step={markWhenSkipped(step, onKeep)} busy={isChecking} busyText="Validating...">
      {notice}
      <FieldGroup
        label="Your picture"
        help="Customers and shops see it. JPEG, PNG, GIF, BMP or WebP, up to 50 MB."
        error={step.form.errors.picture}
      >
        {() => (
          <div className="grid justify-items-center gap-4 py-2">
            <RoundPreview picture={picture} isChecking={isChecking} />
            <Pickers hasPhoto={picture !== null} onChoose={choose} onRemove={remove} />
          </div>
        )}
      </FieldGroup>
      <AlertDialog open={alert !== null} title="This picture cannot be used" onClose={closeAlert}>
        {alert}
      </AlertDialog>
    </Wizard>
  );
}

/** Whoever skips the step does not want to send the photo; it is kept for somebody who comes back. */
function markWhenSkipped(
  step: ProfilePhotoStepProps['step'],
  onKeep: ProfilePhotoStepProps['onKeep'],
): ProfilePhotoStepProps['step'] {
  const { question, next, form } = step;
  const { picture } = form.values;
  const mark = (isLeftOut: boolean) => picture && onKeep({ ...picture, isLeftOut });
  return {
    ...step,
    question: question && {
      ...question,
      confirm: () => {
        mark(true);
        question.confirm();
      },
    },
    next: (event) => {
      mark(false);
      next(event);
    },
  };
}

function RoundPreview({ picture, isChecking }: { picture: ProfilePhoto | null; isChecking: boolean }) {
  const url = usePreview(picture?.blob ?? null);
  return (
    <div className="flex size-40 items-center justify-center overflow-hidden rounded-full border border-line bg-leaf-soft text-leaf-strong">
      {isChecking && <Spinner />}
      {!isChecking && url && (
        <img src={url} alt="You, as others will see you" className="size-full object-cover" />
      )}
      {!isChecking && !url && <Icon name="user" size={72} />}
    </div>
  );
}

interface PickersProps {
  readonly hasPhoto: boolean;
  onChoose(file: File): void;
  onRemove(): void;
}

function Pickers({ hasPhoto, onChoose, onRemove }: PickersProps) {
  const gallery = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  return (
    <div className="flex flex-wrap justify-center gap-2">
      <Button variant="secondary" onClick={() => gallery.current?.click()}>
        {hasPhoto ? 'Choose another picture' : 'Choose a picture'}
      </Button>
      {/* A computer rarely has a camera to take a photo of oneself with. */}
      <span className="hidden pointer-coarse:block">
        <Button variant="secondary" onClick={() => camera.current?.click()}>
          Take a photo
        </Button>
      </span>
      {hasPhoto && (
        <Button variant="quiet" onClick={onRemove}>
          Remove
        </Button>
      )}
      <FileInput input={gallery} label="Profile picture" onChoose={onChoose} />
      <FileInput input={camera} label="Photo of yourself" capture="user" onChoose={onChoose} />
    </div>
  );
}

interface FileInputProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly label: string;
  readonly capture?: 'user';
  onChoose(file: File): void;
}

function FileInput({ input, label, onChoose, ...more }: FileInputProps) {
  return (
    <input
      {...more}
      ref={input}
      type="file"
      hidden
      aria-label={label}
      accept={agentKinds.map((kind) => `image/${kind}`).join(',')}
      onChange={({ target }) => {
        const file = target.files?.[0];
        // So that the same file can be picked again after it was removed.
        target.value = '';
        if (file) onChoose(file);
      }}
    />
  );
}
