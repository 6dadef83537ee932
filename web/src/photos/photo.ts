import type { PickedFile } from '@aaspaas/contract/photos/rules/files';

/** A photo that somebody picked: what is known of the file, and the smaller copy that is kept and sent. */
export interface Photo extends PickedFile {
  readonly id: string;
  readonly blob: Blob;
  /** True once it was read and shrunk. Before that, the blob is the picked file. */
  readonly isReady: boolean;
  /** A checksum of the picked file, known once the file was read. */
  readonly mark?: string;
}

export interface FailedPhoto {
  readonly photo: Photo;
  readonly says: string;
}
