import { useState, useEffect, useRef } from 'react';
import { Failure } from '@aaspaas/contract/failure';
import { complain } from '../../forms/complain';
import { editShop, type ShopRecord } from '@aaspaas/contract/shops/calls';
import { shopEditRules } from '@aaspaas/contract/shops/rules/edit';
import { useForm } from '../../forms/use-form';
import { useIdempotencyKey } from '../../forms/use-idempotency-key';
import type { Photo } from '../../photos/photo';
import { preparePhoto } from '../../photos/prepare-photo';
import { upload } from '../../api/upload';
import { type AskForProof, withProof } from '../../api/with-proof';
import { useToast } from '../../ui/toasts/Toast';
import { type EditTab, tabsWithErrors } from './edit-tabs';
import { type EditValues, fieldsOf, valuesOf } from './edit-values';
import { editSentence, editWords } from './sentences';
import { useGallery } from './use-gallery';

interface EditShopOptions {
  readonly shop: ShopRecord;
  readonly firstTab: EditTab;
  readonly prove?: AskForProof | undefined;
  onSaved(): void;
  onDeleted(): void;
}

/** Why it was not saved. */
interface SaveError {
  readonly says: string;
  /** Somebody saved another edit meanwhile; this one can still overwrite it. */
  readonly isStale: boolean;
}

export type ShopEditing = ReturnType<typeof useEditShop>;

/** The props of every tab of the editor. */
export interface TabProps {
  readonly shop: ShopRecord;
  readonly editing: ShopEditing;
}

export function useEditShop({ shop, firstTab, prove, onSaved, onDeleted }: EditShopOptions) {
  const toast = useToast();
  const [tab, setTab] = useState<EditTab>(firstTab);
  /** How much of each photo has been sent, during the upload. */
  const [shares, setShares] = useState<readonly number[] | null>(null);
  const [error, setError] = useState<SaveError | null>(null);
  const edit = useEdit(shop);
  const { form, photos, version } = edit;
  const keyOf = useIdempotencyKey();
  const gallery = useGallery(shop, onDeleted, prove);

  const goToErrors = (errors: object) => {
    const [first] = tabsWithErrors(errors);
    if (first) setTab(first);
  };
  const refuse = (failure: unknown) => {
    const isStale = failure instanceof Failure && failure.kind === 'taken';
    setError({ says: editSentence(failure), isStale });
    const errors = failure instanceof Failure ? errorsOf(failure) : {};
    goToErrors(errors);
    form.setErrors(errors);
  };
  const save = async (values: EditValues, isForced: boolean) => {
    setError(null);
    setShares([]);
    try {
      await gallery.settle();
      const fields = { ...fieldsOf(shop, values), ...(version && !isForced && { version }) };
      const idempotencyKey = keyOf(values, photos, isForced);
      const files = { image: await readyBlobs(photos) };
      const onProgress = (_all: number, ofFiles: readonly number[]) => setShares(ofFiles);
      const sendAll = () => upload(editShop, fields, files, { idempotencyKey, onProgress });
      if ((await withProof(sendAll, prove)) === null) return;
      edit.forget();
      toast('success', editWords.saved);
      onSaved();
    } catch (failure) {
      refuse(failure);
    } finally {
      setShares(null);
    }
  };
  const onRefused = () => {
    goToErrors(complain(shopEditRules, form.values));
    toast('error', 'Please fix the errors in the marked tabs.');
  };
  const saving = (isForced: boolean) => form.submit((values) => save(values, isForced), onRefused);
  return { ...edit, gallery, tab, setTab, shares, error, onSubmit: saving(false), onForce: saving(true) };
}

/** The editor's values: the unsaved edit, or the shop as it is. */
function useEdit(shop: ShopRecord) {
  const [{ stored, restored }] = useState(() => ({
    stored: valuesOf(shop),
    restored: loadUnsavedEdit(shop.sh_id),
  }));
  const [version] = useState(restored ? restored.version : shop.owner?.version);
  const [photos, setPhotos] = useState<readonly Photo[]>(restored?.photos ?? []);
  const form = useForm<EditValues>({ initial: restored?.values ?? stored, rules: shopEditRules });
  const isChanged = photos.length > 0 || JSON.stringify(form.values) !== JSON.stringify(stored);
  const forget = useKeepUnsavedEdit(shop.sh_id, isChanged, { values: form.values, photos, version });
  return { form, photos, setPhotos, version, isChanged, isRestored: restored !== undefined, forget };
}

/** Errors about too many photos have a key of their own, `files`; the form shows them at the photos. */
function errorsOf({ details: { fields = {} } }: Failure): Readonly<Record<string, string>> {
  const { files, ...others } = fields;
  return files ? { ...others, images: files } : others;
}

/** One after the other, because cheap phones have little memory. */
async function readyBlobs(photos: readonly Photo[]): Promise<Blob[]> {
  const blobs: Blob[] = [];
  for (const photo of photos) blobs.push((await preparePhoto(photo)).blob);
  return blobs;
}

/** What an owner has changed and not saved. */
interface UnsavedEdit {
  readonly values: EditValues;
  readonly photos: readonly Photo[];
  /** The version of the shop that the edit began with. */
  readonly version: number | undefined;
}

/** By the shop's id. Back closes the editor without asking; whoever opens it again finds everything as it was. */
const kept = new Map<number, UnsavedEdit>();

const loadUnsavedEdit = (shopId: number): UnsavedEdit | undefined => kept.get(shopId);

/** Keeps the edit as long as it contains changes, and returns a function that ends this. */
function useKeepUnsavedEdit(shopId: number, isChanged: boolean, edit: UnsavedEdit): () => void {
  const isOver = useRef(false);
  useEffect(() => {
    if (isChanged && !isOver.current) kept.set(shopId, edit);
    else kept.delete(shopId);
  });
  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isChanged]);
  return () => {
    isOver.current = true;
    kept.delete(shopId);
  };
}
