import type { PickedFile } from '@aaspaas/contract/rules/files';

/** A picture that somebody picked: what is known of the file, and the smaller copy that is kept and sent. */
export interface Photo extends PickedFile {
  readonly id: string;
  readonly blob: Blob;
  /** Read, and made small. Before that, the blob is the file as it was picked. */
  readonly isReady: boolean;
  /** Of the file as it was picked; known once it was read. */
  readonly mark?: string;
}

export interface FailedPhoto {
  readonly photo: Photo;
  readonly says: string;
}
