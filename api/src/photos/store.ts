import type { Space } from '../system/disk';

export interface StoredFile {
  readonly name: string;
  readonly writtenAt: Date;
}

/** Where files are kept. Their names are hashes, so a file never changes. */
export interface Shelf {
  put(name: string, bytes: Buffer): Promise<void>;
  /** Puts a copy of the file at this path, which stays where it is. */
  putFile(name: string, path: string): Promise<void>;
  remove(name: string): Promise<void>;
  /** Null when there is no such file. */
  read(name: string): Promise<Buffer | null>;
  /** Makes a copy at this path; false when there is no such file. */
  copyTo(name: string, path: string): Promise<boolean>;
  find(name: string): Promise<StoredFile | null>;
  /** All of them, some at a time, because there may be millions. */
  names(): AsyncIterable<readonly string[]>;
}

/** The files of all photos. What is put here directly is public; `private` is for the rest. */
export interface PhotoStore extends Shelf {
  /** Licences: never served as files, only by a call that checks who asks. */
  readonly private: Shelf;
  /** Where other machines find the photos that wait for their form; null where no other machine uses this store. */
  readonly ahead: Shelf | null;
  /** The folder that the server serves files from. */
  readonly publicFolder: string;
  /** To be called before a file is served from that folder: brings it there, if it can be somewhere else. */
  bring(name: string): Promise<void>;
  /** For uploads. On the same disk as a folder of photos, so that a file can be renamed out of it. */
  readonly temporaryFolder: string;
  /** How much of this machine's disk is free. */
  space(): Promise<Space>;
}
