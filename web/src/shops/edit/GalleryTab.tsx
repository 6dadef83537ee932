import { useState } from 'react';
import { shopKinds } from '@aaspaas/contract/photos/rules/files';
import { shopPhotoPicked } from '@aaspaas/contract/photos/rules/shop-photos';
import { PhotoDrop } from '../../photos/PhotoDrop';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { Icon } from '../../ui/Icon';
import { IconButton } from '../../ui/IconButton';
import { ShopPhoto } from '../cards/ShopPhoto';
import type { SavedPhoto } from './use-gallery';
import type { TabProps } from './use-edit-shop';
import { inLanguage } from '../../current-url/language-prefix';
import { say } from '../../say';

export function GalleryTab({ shop, editing }: TabProps) {
  const { savedPhotos, remove, undo, waiting } = editing.gallery;
  const [last, setLast] = useState<SavedPhoto | null>(null);
  const press = (photo: SavedPhoto) => (savedPhotos.length === 1 ? setLast(photo) : remove(photo));
  return (
    <div className="grid gap-4">
      <section className="grid gap-2">
        <h3 className="font-medium">Photos that customers see</h3>
        {savedPhotos.length === 0 && (
          <p className="text-ink-soft">None yet. Customers find your shop once it has a photo.</p>
        )}
        <ul aria-label="Photos that customers see" className="grid grid-cols-2 gap-2 sm:grid-cols-4">
          {savedPhotos.map((photo, index) => (
            <li key={photo.si_id} className="relative overflow-hidden rounded-md border border-line">
              <ShopPhoto shop={shop} photo={photo} sizes="(min-width: 640px) 170px, 45vw" />
              <span className="absolute top-1 right-1">
                <IconButton
                  raised
                  label={say('Delete photo {n}', { n: index + 1 })}
                  onClick={() => press(photo)}
                >
                  <Icon name="x" size={20} />
                </IconButton>
              </span>
            </li>
          ))}
        </ul>
        {waiting > 0 && <Undo count={waiting} onUndo={undo} />}
      </section>
      <PhotoDrop
        label="Add photos"
        help="Up to 10 photos in all. New ones are sent when you save."
        kinds={shopKinds}
        badge="New"
        rules={shopPhotoPicked}
        others={savedPhotos.length}
        photos={editing.photos}
        shares={editing.shares}
        error={editing.form.errors.images}
        onChange={editing.setPhotos}
      />
      <ConfirmDialog
        open={last !== null}
        danger
        title="Delete the last photo?"
        confirm="Delete photo"
        cancel="Keep it"
        onCancel={() => setLast(null)}
        onConfirm={() => {
          if (last) remove(last);
          setLast(null);
        }}
      >
        Customers no longer find your shop until it has a photo again.
      </ConfirmDialog>
    </div>
  );
}

function Undo({ count, onUndo }: { count: number; onUndo: () => void }) {
  return (
    <p role="status" className="flex items-center gap-2">
      {inLanguage.isOne(count) ? 'Photo deleted.' : say('{count} photos deleted.', { count })}
      <Button variant="secondary" size="small" onClick={onUndo}>
        Undo
      </Button>
    </p>
  );
}
