import { photoSourceSet, mediaBase } from '@aaspaas/contract/photos/media';
import { useEffect, useRef, useState, type ReactNode } from 'react';

type PhotoProps = {
  src: string | null | undefined;
  alt: string;
  /** How wide it will be shown, so that a phone loads the small file: '(min-width: 640px) 300px, 100vw'. */
  sizes: string;
  /** Shown if there is no photo, or if it does not load. */
  placeholder: ReactNode;
  /** Width divided by height; 'fill' for all of the box around it. */
  ratio?: number | 'fill';
  /** Loads at once, for the photo that one sees first. */
  eager?: boolean;
};

export function Photo({ src, alt, sizes, placeholder, ratio = 4 / 3, eager = false }: PhotoProps) {
  const image = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState<string>();
  // On a page from the server, the photo may have failed before the error listener was attached.
  useEffect(() => {
    const shown = image.current;
    if (src && shown?.complete && shown.currentSrc && shown.naturalWidth === 0) setBroken(src);
  }, [src]);
  return (
    <div
      className={ratio === 'fill' ? 'absolute inset-0 overflow-hidden bg-line' : 'overflow-hidden bg-line'}
      style={ratio === 'fill' ? undefined : { aspectRatio: ratio }}
    >
      {src && src !== broken ? (
        <img
          ref={image}
          src={src}
          srcSet={src.startsWith(mediaBase) ? photoSourceSet(src) : undefined}
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
