import { useId, useRef } from 'react';
import { Avatar } from '../../ui/Avatar';
import { Button } from '../../ui/Button';
import { FieldError } from '../../forms/fields/Field';
import { usePreview } from '../../photos/use-preview';

interface PhotoPickerProps {
  readonly name: string;
  /** The current photo. */
  readonly photoUrl: string | null;
  readonly chosen: File | null;
  readonly error: string | undefined;
  /** Types of photo files. */
  readonly kinds: readonly string[];
  onChoose(file: File | null): void;
}

export function PhotoPicker({ name, photoUrl, chosen, error, kinds, onChoose }: PhotoPickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const preview = usePreview(error ? null : chosen);
  return (
    <div data-invalid={error ? '' : undefined} className="grid gap-1.5">
      <div className="flex flex-wrap items-center gap-4">
        <Avatar name={name} src={preview ?? photoUrl} size={88} />
        <div className="grid justify-items-start">
          <Button
            variant="secondary"
            aria-describedby={error ? errorId : undefined}
            onClick={() => input.current?.click()}
          >
            Change photo
          </Button>
          {chosen && (
            <Button variant="quiet" onClick={() => onChoose(null)}>
              Keep the old photo
            </Button>
          )}
        </div>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Photo"
        accept={kinds.map((kind) => `image/${kind}`).join(',')}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) onChoose(file);
          // So that the same file can be picked again after it was removed.
          event.target.value = '';
        }}
      />
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
