import { useState } from 'react';
import type { PickedFile } from '@aaspaas/contract/photos/rules/files';
import { countedBytes, shrinkPhoto } from './shrink-photo';

/** One photo of a form. It is made small when it is sent; one that stays too large is refused then. */
export function usePickedFile(judge: (file: PickedFile) => string | undefined) {
  const [chosen, setChosen] = useState<File | null>(null);
  const [sentBytes, setSentBytes] = useState<number | null>(null);
  const judged = (bytes: number) => chosen && judge({ name: chosen.name, type: chosen.type, bytes });
  const onChoose = (file: File | null) => {
    setChosen(file);
    setSentBytes(null);
  };
  /** What is sent; null for what stayed too large, as `error` says from then on. */
  const makeSmall = async (): Promise<Blob[] | null> => {
    if (!chosen) return [];
    const blob = await shrinkPhoto(chosen);
    setSentBytes(blob.size);
    return judged(blob.size) ? null : [blob];
  };
  return {
    chosen,
    error: judged(sentBytes ?? countedBytes(chosen?.size ?? 0)) ?? undefined,
    onChoose,
    makeSmall,
  };
}
