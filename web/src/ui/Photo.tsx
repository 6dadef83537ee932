import { imageSourceSet, mediaBase } from '@aaspaas/contract/media';
import { useEffect, useRef, useState, type ReactNode } from 'react';

type PhotoProps = {
  src: string | null | undefined;
  alt: string;
  /** How wide it will stand, so that a phone takes the small file: '(min-width: 640px) 300px, 100vw'. */
  sizes: string;
  /** Stands in its place when there is no picture or it will not load. */
  placeholder: ReactNode;
  /** Width over height. */
  ratio?: number;
  /** The picture one sees first is not lazy. */
  eager?: boolean;
};

export function Photo({ src, alt, sizes, placeholder, ratio = 4 / 3, eager = false }: PhotoProps) {
  const image = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState<string>();
  // On a page from the server the picture may have failed before there was anyone to hear of it.
  useEffect(() => {
    const shown = image.current;
    if (src && shown?.complete && shown.currentSrc && shown.naturalWidth === 0) setBroken(src);
  }, [src]);
  return (
    <div className="overflow-hidden bg-line" style={{ aspectRatio: ratio }}>
      {src && src !== broken ? (
        <img
          ref={image}
          src={src}
          srcSet={src.startsWith(mediaBase) ? imageSourceSet(src) : undefined}
          sizes={sizes}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          className="size-full object-cover"
          onError={() => setBroken(src)}
        />
      ) : (
        placeholder
      )}
    </div>
  );
}
