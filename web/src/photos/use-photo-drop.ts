import { useEffect, useRef, useState } from 'react';
import type { PickedFile, NumberedFile } from '@aaspaas/contract/photos/rules/files';
import { droppingRules, type Picking, pickingRules } from '@aaspaas/contract/photos/rules/picking';
import { type RuleTable } from '@aaspaas/contract/rule-engine/rule';
import { complain } from '../forms/complain';
import type { FailedPhoto, Photo } from './photo';
import { newId } from '../forms/new-id';
import { preparePhoto, sentenceOf } from './prepare-photo';
import { findRepeats } from './same-photo';
import { countedBytes } from './shrink-photo';
import { say } from '../say';

export interface PhotoDropOptions {
  readonly photos: readonly Photo[];
  onChange(photos: readonly Photo[]): void;
  /** The rules for each file; those for all files together are the same everywhere. */
  readonly rules: RuleTable<NumberedFile>;
  /** How many photos there are besides these. */
  readonly others?: number | undefined;
  /** How long reading a file may take. */
  readonly readWithinMs?: number | undefined;
}

/** The message about files that were not accepted. */
export interface FileAlert {
  readonly says: string;
  readonly list: readonly string[];
}

export function usePhotoDrop({ photos, onChange, rules, others = 0, readWithinMs }: PhotoDropOptions) {
  const { now, put } = useLatest(photos, onChange);
  const [failed, setFailed] = useState<readonly FailedPhoto[]>([]);
  const [alert, setAlert] = useState<FileAlert | null>(null);
  const { enqueue, isLeft } = useQueue();

  const fail = (photo: Photo, says: string) => {
    put(now.current.filter(({ id }) => id !== photo.id));
    setFailed((before) => [...before.filter((each) => each.photo.id !== photo.id), { photo, says }]);
  };
  const prepare = (photo: Photo) =>
    enqueue(async () => {
      const isWanted = () => !isLeft() && now.current.some(({ id }) => id === photo.id);
      if (!isWanted()) return;
      const outcome = await preparePhoto(photo, readWithinMs).catch(sentenceOf);
      if (!isWanted()) return;
      const number = now.current.findIndex(({ id }) => id === photo.id) + 1;
      const says = typeof outcome === 'string' ? outcome : judgeSent(outcome, number, rules);
      if (says) fail(photo, says);
      else if (typeof outcome !== 'string')
        put(now.current.map((each) => (each.id === photo.id ? outcome : each)));
    });
  const add = (added: readonly Photo[]) => {
    put([...now.current, ...added]);
    added.forEach(prepare);
  };
  // The tab may have been closed before all photos were prepared.
  useEffect(() => {
    for (const photo of photos) if (!photo.isReady) prepare(photo);
    // Runs once, with the photos that were there when the step was opened.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const take = async (files: readonly File[], table: RuleTable<Picking>) => {
    const checked = checkFiles(files, rules);
    const all = { files: checked.map(({ file }) => file), have: others + now.current.length };
    const together = complain(table, all);
    if (together.files) return setAlert({ says: together.files, list: [] });
    const usable = checked.filter(({ says }) => !says).map(({ photo }) => photo);
    const repeats = await findRepeats(usable, now.current);
    if (isLeft()) return;
    const refused = checked.flatMap(({ file, photo, says }) => {
      const why = repeats.has(photo.id) ? 'This photo is there already' : says;
      return why ? [`${file.name}: ${say(why)}`] : [];
    });
    if (refused.length > 0) setAlert({ says: 'Some files could not be uploaded:', list: refused });
    add(usable.filter(({ id }) => !repeats.has(id)));
  };
  const dismiss = (id: string) => setFailed((before) => before.filter(({ photo }) => photo.id !== id));
  return {
    pick: (files: readonly File[]) => files.length > 0 && void take(files, pickingRules),
    drop: (files: readonly File[]) => void take(files, droppingRules),
    remove: (id: string) => put(now.current.filter((photo) => photo.id !== id)),
    fail,
    failed,
    dismiss,
    retry: ({ photo }: FailedPhoto) => {
      dismiss(photo.id);
      add([{ ...photo, isReady: false }]);
    },
    alert,
    closeAlert: () => setAlert(null),
  };
}

/** Work that ends later must change the photos of that moment, not those of its start. */
function useLatest(photos: readonly Photo[], onChange: PhotoDropOptions['onChange']) {
  const now = useRef(photos);
  useEffect(() => {
    now.current = photos;
  }, [photos]);
  const put = (next: readonly Photo[]) => {
    now.current = next;
    onChange(next);
  };
  return { now, put };
}

/** One photo at a time, because cheap phones have no memory for ten. */
function useQueue() {
  const last = useRef(Promise.resolve());
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);
  const enqueue = (work: () => Promise<void>): void => {
    last.current = last.current.then(work);
  };
  return { enqueue, isLeft: () => left.current };
}

/** A photo that could not be made small may be too large to send. */
const judgeSent = (photo: Photo, number: number, rules: RuleTable<NumberedFile>): string | undefined =>
  complain(rules, { file: { ...photo, bytes: photo.blob.size }, number }).file;

function checkFiles(files: readonly File[], rules: RuleTable<NumberedFile>) {
  return files.map((blob, index) => {
    const file: PickedFile = { name: blob.name, type: blob.type, bytes: countedBytes(blob.size) };
    const photo: Photo = { ...file, id: newId(), blob, isReady: false };
    return { file, photo, says: complain(rules, { file, number: index + 1 }).file };
  });
}
