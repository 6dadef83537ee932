import { useState } from 'react';
import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { useUrlDialog } from '../../current-url/use-url-dialog';
import { Lightbox } from './lazy-lightbox';
import { ShopPhoto } from '../cards/ShopPhoto';
import { say } from '../../say';

const mostThumbnails = 6;

interface GalleryProps {
  readonly shop: ShopRecord;
  /** How wide the photo is shown, if not as on the shop's page. */
  readonly sizes?: string;
}

const ofPage = '(min-width: 1152px) 490px, (min-width: 768px) 55vw, 100vw';

/** One photo and a strip of thumbnails; pressing the photo shows it in full screen size. */
export function Gallery({ shop, sizes = ofPage }: GalleryProps) {
  const [chosen, setChosen] = useState(0);
  const { shown, open, close } = useUrlDialog();
  const photos = shop.shopimages;
  return (
    <div className="grid grid-cols-1 content-start gap-2">
      <button
        type="button"
        aria-label="Show the photo larger"
        disabled={photos.length === 0}
        onClick={() => open('photos')}
        className="block overflow-hidden rounded-lg"
      >
        <ShopPhoto shop={shop} photo={photos[chosen]} sizes={sizes} isMain />
      </button>
      {photos.length > 1 && (
        <ul className="flex gap-2 overflow-x-auto p-1" aria-label="More photos">
          {photos.slice(0, mostThumbnails).map((photo, index) => (
            <li key={photo.si_id}>
              <button
                type="button"
                aria-label={say('Photo {n} of {count}', { n: index + 1, count: photos.length })}
                aria-pressed={index === chosen}
                onClick={() => setChosen(index)}
                className="block h-14 w-20 overflow-hidden rounded-sm aria-pressed:outline-3 aria-pressed:outline-leaf"
              >
                <ShopPhoto shop={shop} photo={photo} sizes="80px" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {shown === 'photos' && <Lightbox shop={shop} first={chosen} onClose={close} />}
    </div>
  );
}
