import { type UIEvent, useRef, useState } from 'react';
import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { useUrlDialog } from '../../current-url/use-url-dialog';
import { ShopPhoto } from '../cards/ShopPhoto';
import { Lightbox } from './lazy-lightbox';
import { say } from '../../say';

interface GalleryProps {
  readonly shop: ShopRecord;
  /** How many photos stand on the page; the last one says how many more there are. */
  readonly most?: number | undefined;
}

const sizesOf = (at: number): string => `(min-width: 48rem) ${at === 0 ? 430 : 215}px, 100vw`;

/** The photos of a shop; a press shows one as tall as the screen. Without any, the drawn front of its trade. */
export function Gallery({ shop, most = 6 }: GalleryProps) {
  const [at, setAt] = useState(0);
  const [first, setFirst] = useState(0);
  const { shown, open, close } = useUrlDialog();
  const { shopimages: photos } = shop;
  const enlarge = (index: number) => {
    setFirst(index);
    open('photos');
  };
  const onScroll = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent) =>
    setAt(Math.round(scrollLeft / clientWidth));
  const row = useRef<HTMLUListElement>(null);
  const showInRow = (index: number) => {
    const { clientWidth = 0 } = row.current ?? {};
    row.current?.scrollTo({ left: index * clientWidth, behavior: 'instant' });
  };
  if (photos.length === 0) return <NoPhotos shop={shop} />;
  return (
    <div className="relative">
      <ul ref={row} className="photos" aria-label="Photos" onScroll={onScroll}>
        {photos.slice(0, most).map((photo, index) => (
          <li key={photo.si_id}>
            <button
              type="button"
              aria-label={say('Photo {n} of {count}', { n: index + 1, count: photos.length })}
              onClick={() => enlarge(index)}
              className="absolute inset-0 -outline-offset-3"
            >
              <ShopPhoto shop={shop} photo={photo} sizes={sizesOf(index)} ratio="fill" isMain={index === 0} />
              {index === most - 1 && <Rest count={photos.length - most} />}
            </button>
          </li>
        ))}
      </ul>
      {photos.length > 1 && (
        <span
          aria-hidden
          className="absolute right-2 bottom-2 rounded-full bg-card px-2.5 text-sm font-semibold shadow-soft sm:hidden"
        >
          {at + 1}/{photos.length}
        </span>
      )}
      {shown === 'photos' && <Lightbox shop={shop} first={first} onTurn={showInRow} onClose={close} />}
    </div>
  );
}

const NoPhotos = ({ shop }: { shop: ShopRecord }) => (
  <div className="photos">
    <div>
      <ShopPhoto shop={shop} photo={undefined} sizes="" ratio="fill" isMain />
    </div>
  </div>
);

/** How many photos only the large view has. */
const Rest = ({ count }: { count: number }) =>
  count > 0 && (
    <span className="absolute inset-0 grid place-items-center bg-overlay">
      <span className="rounded-full bg-card px-3 py-1 font-bold text-ink">+{count}</span>
    </span>
  );
