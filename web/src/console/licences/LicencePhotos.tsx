import { useRef, useState } from 'react';
import { Button } from '../../ui/Button';
import { useProof } from '../access/use-proof';
import { counted } from '../people/words';

interface LicencePhotosProps {
  readonly photos: readonly string[];
  readonly name: string;
  /** All of them are there to be seen. */
  onShown(): void;
}

/** Nothing is loaded until somebody asks for it, because each view is written down. */
export function LicencePhotos({ photos, name, onShown }: LicencePhotosProps) {
  const { ask } = useProof();
  const [shown, setShown] = useState<'no' | 'yes' | 'failed'>('no');
  // A try that failed is made again with another key, so that the browser asks the server anew.
  const [tries, setTries] = useState(0);
  const loaded = useRef(new Set<string>());
  if (photos.length === 0) return <p className="text-ink-soft">The photos are gone.</p>;
  const show = async () => {
    if (shown === 'failed' && !(await ask())) return;
    setTries(tries + 1);
    setShown('yes');
  };
  const onLoad = (photo: string) => {
    loaded.current.add(photo);
    if (photos.every((each) => loaded.current.has(each))) onShown();
  };
  if (shown !== 'yes')
    return (
      <div className="grid justify-items-start gap-2">
        {shown === 'failed' && <p role="status">The photos can be seen with a fresh code.</p>}
        <Button variant="secondary" aria-label={`Show the licence of ${name}`} onClick={() => void show()}>
          {shown === 'failed' ? 'Enter the code' : `Show ${counted(photos.length, 'photo')}`}
        </Button>
      </div>
    );
  return (
    <div className="grid gap-2">
      {photos.map((photo, index) => (
        <img
          key={`${photo} ${tries}`}
          src={photo}
          alt={`Licence of ${name}, ${index + 1} of ${photos.length}`}
          className="max-h-128 w-full rounded-md border border-line object-contain"
          onLoad={() => onLoad(photo)}
          onError={() => setShown('failed')}
        />
      ))}
    </div>
  );
}
