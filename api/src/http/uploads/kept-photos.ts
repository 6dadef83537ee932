import {
  keptAhead,
  type KeptPhoto,
  stagePhoto,
  throwAway,
  type WaitingRoom,
} from '../../photos/photos-ahead';
import type { Upload } from '../../photos/upload';

interface OwnedPhoto extends KeptPhoto {
  readonly owner: string;
}

/**
 * The photos that wait for their form, and who sent them. For photos left by an earlier process the sender is unknown:
 * their owner is ''.
 */
export class KeptPhotos {
  /** By the hash of the bytes, oldest first. */
  readonly #photos = new Map<string, OwnedPhoto>();
  readonly #room: WaitingRoom;
  #isRead = false;

  constructor(room: WaitingRoom) {
    this.#room = room;
  }

  bytes = 0;

  bytesOf(owner: string): number {
    return sum([...this.#photos.values()].filter((photo) => photo.owner === owner));
  }

  /** Reads the folder again: some photos may have been swept, and others be there from an earlier process. */
  async refresh(): Promise<void> {
    const known = new Set(this.#photos.keys());
    const found = await keptAhead(this.#room.temporaryFolder);
    for (const photo of found) {
      if (!this.#photos.has(photo.sha256)) this.#photos.set(photo.sha256, { ...photo, owner: '' });
      known.delete(photo.sha256);
    }
    for (const gone of known) this.#photos.delete(gone);
    this.bytes = sum([...this.#photos.values()]);
    this.#isRead = true;
  }

  async refreshOnce(): Promise<void> {
    if (!this.#isRead) await this.refresh();
  }

  async add(owner: string, upload: Upload): Promise<void> {
    const { sha256, bytes } = upload;
    await stagePhoto(this.#room, upload);
    if (!this.#photos.has(sha256)) this.bytes += bytes;
    this.#photos.set(sha256, { sha256, bytes, owner });
  }

  /** Deletes the oldest photo of the sender who keeps most. False if nobody keeps more than this sender. */
  async makeRoomFor(sender: string): Promise<boolean> {
    const owners = new Set([...this.#photos.values()].map(({ owner }) => owner));
    const [greatest] = [...owners].toSorted((one, other) => this.bytesOf(other) - this.bytesOf(one));
    if (greatest === undefined || this.bytesOf(greatest) <= this.bytesOf(sender)) return false;
    const oldest = [...this.#photos.values()].find(({ owner }) => owner === greatest);
    if (!oldest) return false;
    this.#photos.delete(oldest.sha256);
    this.bytes -= oldest.bytes;
    await throwAway(this.#room, oldest.sha256);
    return true;
  }
}

const sum = (photos: readonly KeptPhoto[]): number => photos.reduce((all, { bytes }) => all + bytes, 0);
