import { type KeyboardEvent, type TouchEvent, useLayoutEffect, useRef, useState } from 'react';
import { photoSourceSet } from '@aaspaas/contract/photos/media';
import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { Icon } from '../../ui/Icon';
import { IconButton } from '../../ui/IconButton';
import { say } from '../../say';

interface LightboxProps {
  readonly shop: ShopRecord;
  /** The index of the first photo. */
  readonly first: number;
  onClose(): void;
}

const leastSwipePx = 40;

/**
 * A shop's photos one at a time, in full screen size. Arrow keys and swipes move on; the url names it, so that Back
 * closes it.
 */
export function Lightbox({ shop, first, onClose }: LightboxProps) {
  const { shopimages: photos, sh_name } = shop;
  const dialog = useModal();
  const { at, turn } = usePhotoIndex(first, photos.length);
  const swipe = useSwipe(turn);
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
      {...swipe}
      className="lightbox fixed inset-0 size-full max-h-none max-w-none grid-rows-[auto_minmax(0,1fr)_auto] open:grid"
    >
      <header className="flex items-center justify-between gap-2 py-2 pr-2 pl-4">
        <p role="status">{say('Photo {n} of {count}', { n: at + 1, count: photos.length })}</p>
        <IconButton label="Close" raised onClick={() => dialog.current?.close()}>
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

function usePhotoIndex(first: number, count: number) {
  const [at, setAt] = useState(first);
  return { at, turn: (by: number) => setAt((now) => (now + by + count) % count) };
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
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return ref;
}

function useSwipe(turn: (by: number) => void) {
  const from = useRef<number | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      // Two fingers zoom.
      from.current = touches.length === 1 ? (touches[0]?.clientX ?? null) : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const moved = from.current === null ? 0 : (changedTouches[0]?.clientX ?? from.current) - from.current;
      from.current = null;
      if (Math.abs(moved) >= leastSwipePx) turn(moved < 0 ? 1 : -1);
    },
  };
}
