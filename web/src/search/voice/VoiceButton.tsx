import { type RefObject, useState } from 'react';
import { Icon } from '../../ui/Icon';
import { lazyPart } from '../../ui/loading/lazy-part';
import { DialogNotLoaded } from '../../ui/loading/NotLoaded';
import { useIsHydrating } from '../../ui/loading/hydration';
import { withAllStyles } from '../../ui/loading/sheet';
import { findRecogniser } from './recogniser';

interface VoiceProps {
  readonly box: RefObject<HTMLInputElement | null>;
  onClose(): void;
}

const VoiceDialog = lazyPart<VoiceProps>(
  async () => (await withAllStyles(() => import('./VoiceDialog'))).VoiceDialog,
  DialogNotLoaded,
);

/** A microphone in the search box, where the browser turns speech into text. */
export function VoiceButton({ box }: Pick<VoiceProps, 'box'>) {
  const [isOpen, setOpen] = useState(false);
  // The server does not know what the browser can do.
  if (useIsHydrating() || !findRecogniser()) return null;
  return (
    <>
      <button
        type="button"
        aria-label="Speak instead of typing"
        onClick={() => setOpen(true)}
        className="absolute inset-y-0 right-0.5 grid w-[44px] place-items-center text-link"
      >
        <Icon name="microphone" />
      </button>
      {isOpen && <VoiceDialog box={box} onClose={() => setOpen(false)} />}
    </>
  );
}
