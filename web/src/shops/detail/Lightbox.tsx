import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { photoSourceSet } from '@aaspaas/contract/photos/media';
import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { Icon } from '../../ui/Icon';
import { IconButton } from '../../ui/IconButton';
import { say } from '../../say';
import { usePhotoTouch } from './use-photo-touch';

interface LightboxProps {
  readonly shop: ShopRecord;
  /** The index of the first photo. */
  readonly first: number;
  onTurn(to: number): void;
  onClose(): void;
}

/**
 * A shop's photos one at a time, in full screen size. Arrow keys and swipes move on; the url names it, so that Back
 * closes it, as a drag down does.
 */
export function Lightbox({ shop, first, onTurn, onClose }: LightboxProps) {
  const { shopimages: photos, sh_name } = shop;
  const dialog = useModal();
  const [at, setAt] = useState(first);
  const turn = (by: number) => {
    const next = (at + by + photos.length) % photos.length;
    setAt(next);
    onTurn(next);
  };
  const close = () => dialog.current?.close();
  const { view, touch } = usePhotoTouch(at, turn, close);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') turn(1);
    if (key === 'ArrowLeft') turn(-1);
  };
  const photo = photos[at];
  return (
    // The keys work wherever the focus is in the dialog; the buttons below do the same.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      aria-label={say('Photos of {shop}', { shop: sh_name })}
      onClose={onClose}
      onKeyDown={onKeyDown}
      {...touch}
      className="lightbox fixed inset-0 size-full max-h-none max-w-none grid-rows-[auto_minmax(0,1fr)_auto] open:grid"
    >
      <header className="flex items-center justify-between gap-2 py-2 pr-2 pl-4">
        <p role="status">{say('Photo {n} of {count}', { n: at + 1, count: photos.length })}</p>
        <IconButton label="Close" raised onClick={close}>
          <Icon name="x" />
        </IconButton>
      </header>
      {photo && (
        <img
          key={photo.si_id}
          src={photo.si_image}
          srcSet={photoSourceSet(photo.si_image)}
          sizes="100vw"
          alt={say('{shop}, {n} of {count}', { shop: sh_name, n: at + 1, count: photos.length })}
          className="size-full object-contain"
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
        />
      )}
      {photos.length > 1 && (
        <footer className="flex justify-center gap-8 p-2">
          <IconButton label="Previous photo" raised onClick={() => turn(-1)}>
            <Icon name="chevron-left" />
          </IconButton>
          <IconButton label="Next photo" raised onClick={() => turn(1)}>
            <Icon name="chevron-right" />
          </IconButton>
        </footer>
      )}
    </dialog>
  );
}

/** Opens the dialog when mounted; on close, the focus returns to where it was. */
function useModal() {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    const opener = document.activeElement;
    dialog?.showModal();
    return () => {
      dialog?.close();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  return ref;
}
