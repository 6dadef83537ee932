import { type DragEvent, type ReactNode, useState } from 'react';
import { FieldGroup } from '../forms/fields/Field';
import type { ControlProps } from '../forms/fields/Field';
import { Icon } from '../ui/Icon';
import { lazyPart } from '../ui/loading/lazy-part';
import { DialogNotLoaded } from '../ui/loading/NotLoaded';
import { photoErrors } from './prepare-photo';
import { type PhotoDropOptions, usePhotoDrop } from './use-photo-drop';
import { FailedTile, PhotoTile } from './PhotoTile';
import { say } from '../say';

const AlertDialog = lazyPart(
  async () => (await import('../ui/dialogs/AlertDialog')).AlertDialog,
  DialogNotLoaded,
);

interface PhotoDropProps extends PhotoDropOptions {
  readonly label: string;
  readonly help?: ReactNode;
  readonly error: string | undefined;
  /** Types of files that may be picked, such as 'jpeg' and 'png'. */
  readonly kinds: readonly string[];
  /** A word shown on every tile. */
  readonly badge?: string;
  /** How much of each photo has been sent, during an upload. */
  readonly shares?: readonly number[] | null;
}

/** Photos by drag and drop or from the phone's gallery, each with a preview and a remove button. */
export function PhotoDrop({ label, help, error, kinds, badge, shares, ...options }: PhotoDropProps) {
  const drop = usePhotoDrop(options);
  const { photos } = options;
  return (
    <FieldGroup label={label} help={help} error={error}>
      {(control) => (
        <>
          <DropZone control={control} kinds={kinds} onPick={drop.pick} onDrop={drop.drop} />
          {photos.length + drop.failed.length > 0 && (
            <ul aria-label={label} className="grid grid-cols-3 gap-2 sm:grid-cols-5">
              {photos.map((photo, index) => (
                <PhotoTile
                  key={photo.id}
                  photo={photo}
                  number={(options.others ?? 0) + index + 1}
                  badge={badge}
                  share={shares?.[index]}
                  onRemove={() => drop.remove(photo.id)}
                  onBroken={() => drop.fail(photo, photoErrors.broken)}
                />
              ))}
              {drop.failed.map((each) => (
                <FailedTile
                  key={each.photo.id}
                  name={each.photo.name}
                  says={each.says}
                  onRetry={() => drop.retry(each)}
                  onRemove={() => drop.dismiss(each.photo.id)}
                />
              ))}
            </ul>
          )}
          {drop.alert && (
            <AlertDialog open title="Photos" onClose={drop.closeAlert}>
              <p>{say(drop.alert.says)}</p>
              <ul className="list-disc pl-5">
                {[...new Set(drop.alert.list)].map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </AlertDialog>
          )}
        </>
      )}
    </FieldGroup>
  );
}

interface DropZoneProps {
  readonly control: ControlProps;
  readonly kinds: readonly string[];
  onPick(files: readonly File[]): void;
  onDrop(files: readonly File[]): void;
}

function DropZone({ control, kinds, onPick, onDrop }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  const on = (work: (event: DragEvent) => void) => (event: DragEvent) => {
    // Otherwise the browser would leave the page to show the file.
    event.preventDefault();
    work(event);
  };
  return (
    <label
      className={`choice min-h-24! flex-col justify-center border-dashed! text-center ${isOver ? 'bg-leaf-soft!' : ''}`}
    >
      <input
        {...control}
        type="file"
        multiple
        accept={kinds.map((kind) => `image/${kind}`).join(',')}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        onDragOver={on(() => setOver(true))}
        onDragLeave={() => setOver(false)}
        onDrop={on(({ dataTransfer }) => {
          setOver(false);
          onDrop([...dataTransfer.files]);
        })}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // So that the same file can be picked again after it was removed.
          target.value = '';
          onPick(files);
        }}
      />
      <Icon name="photo-plus" size={28} className="text-leaf" />
      <span>
        <span className="font-semibold text-link">Choose photos</span>
        <span className="max-sm:hidden"> or drop them here</span>
      </span>
    </label>
  );
}
