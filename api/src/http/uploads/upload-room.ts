import { Failure } from '@aaspaas/contract/failure';
import type { MediaStore } from '../../photos/store';
import type { Upload } from '../../photos/upload';
import type { Clock } from '../../system/clock';
import { diskFull, isFull } from '../../system/disk';
import { type Asker, whoIs, whoTakesTurns } from '../list-limits';
import { tooMany } from '../throttle';
import { KeptPhotos } from './kept-photos';
import type { Body, PaceLimits } from './pace';
import { Slots } from './slots';

/** What uploads may take of the disk until they have become pictures. One sender is an account, or a guest's network. */
export interface UploadLimits extends PaceLimits {
  /** Uploads at the same time. */
  readonly slots: number;
  readonly slotsOfOne: number;
  /** On disk, under way and kept for a form to come. */
  readonly bytes: number;
  readonly bytesOfOne: number;
  readonly bytesOfOneAnHour: number;
}

const gibibyte = 1024 ** 3;

/** An agent's registration may have 550 MB; ten shops behind one gateway have as much. */
export const usualLimits: UploadLimits = {
  slots: 400,
  slotsOfOne: 40,
  bytes: 8 * gibibyte,
  bytesOfOne: 1.5 * gibibyte,
  bytesOfOneAnHour: 6 * gibibyte,
  // A quarter of what a phone at the edge of its network sends, 16 kbit/s, and time for its pauses.
  graceMs: 20_000,
  leastBytesASecond: 512,
};

/** An upload that was let in. */
export interface Stay {
  /** From when the body begins to come; it ends by what is returned. A slow one may be cut off meanwhile. */
  watch(body: Body): () => void;
  /** Before so many bytes of it are written. */
  take(bytes: number): Promise<void>;
  /** When its files are gone. */
  leave(): void;
}

export interface UploadRoom {
  /** Before the body is read: known is only who sends it, and how long it says to be, if it does. */
  enter(asker: Asker, saysBytes: number | null): Promise<Stay>;
  /** Keeps a file beyond its request, for a form that is still to come. */
  keep(asker: Asker, upload: Upload): Promise<void>;
}

interface Parts {
  readonly media: Pick<MediaStore, 'temporaryFolder' | 'space'>;
  readonly clock: Clock;
  readonly limits?: UploadLimits;
}

interface Sender {
  slots: number;
  /** What its uploads under way say to be. */
  expected: number;
  hour: number;
  /** By those that are over. */
  receivedThisHour: number;
}

const secondMs = 1000;
const hourMs = 3600 * secondMs;
/** So often the disk is looked at while one upload is coming in. */
const lookEvery = 16 * 1024 ** 2;
const mostSenders = 20_000;

export function openUploadRoom({ media, clock, limits = usualLimits }: Parts): UploadRoom {
  const kept = new KeptPhotos(media.temporaryFolder);
  const senderOf = rememberSenders(clock);
  const slots = new Slots(limits);
  const inAll = { written: 0 };

  /** Where all is taken, whoever keeps most makes room for those who keep less. Their page sends its photos again. */
  async function makeRoom(key: string): Promise<void> {
    const isOver = () => inAll.written + kept.bytes > limits.bytes;
    if (isOver()) await kept.lookAround();
    while (isOver()) if (!(await kept.makeRoomFor(key))) throw tooBusy();
  }

  async function checkSender(key: string, sender: Sender): Promise<void> {
    if (sender.receivedThisHour + sender.expected > limits.bytesOfOneAnHour) {
      throw tooManyPhotos(hourMs - (clock.now().getTime() % hourMs));
    }
    const isOver = () => sender.expected + kept.bytesOf(key) > limits.bytesOfOne;
    if (isOver()) await kept.lookAround();
    if (isOver()) throw tooManyPhotos(60 * secondMs);
  }

  async function check(key: string, sender: Sender, expected: number): Promise<void> {
    await kept.lookAroundOnce();
    await checkSender(key, sender);
    await makeRoom(key);
    if (isFull(await media.space(), expected)) throw diskFull();
  }

  /** Counted before anything is waited for, so that a hundred at the same moment see each other. */
  async function enter(asker: Asker, saysBytes: number | null): Promise<Stay> {
    const key = whoIs(asker);
    const sender = senderOf(key);
    const own = { expected: saysBytes ?? 0, written: 0 };
    if (sender.slots >= limits.slotsOfOne) throw tooManyPhotos(30 * secondMs);
    const slot = slots.take(whoTakesTurns(asker));
    if (!slot) throw tooBusy();
    sender.slots += 1;
    sender.expected += own.expected;
    const leave = () => {
      slot.leave();
      inAll.written -= own.written;
      sender.slots -= 1;
      sender.expected -= own.expected;
      sender.receivedThisHour += own.written;
    };
    const take = async (bytes: number) => {
      inAll.written += bytes;
      own.written += bytes;
      // What did not say how long it is counts as it comes.
      const beyond = Math.max(0, own.written - own.expected);
      own.expected += beyond;
      sender.expected += beyond;
      if (beyond > 0) await checkSender(key, sender);
      await makeRoom(key);
      const isTime = Math.floor(own.written / lookEvery) > Math.floor((own.written - bytes) / lookEvery);
      if (isTime && isFull(await media.space())) throw diskFull();
    };
    await check(key, sender, own.expected).catch((error: unknown) => {
      leave();
      throw error;
    });
    return { take, leave, watch: slot.watch };
  }

  return { enter, keep: (asker, upload) => kept.add(whoIs(asker), upload) };
}

function rememberSenders(clock: Clock): (key: string) => Sender {
  const senders = new Map<string, Sender>();
  const forgetIdle = () => {
    for (const [key, { slots }] of senders) if (slots === 0) senders.delete(key);
  };
  return (key) => {
    const hour = Math.floor(clock.now().getTime() / hourMs);
    if (senders.size > mostSenders) forgetIdle();
    const sender = senders.get(key) ?? { slots: 0, expected: 0, hour, receivedThisHour: 0 };
    if (sender.hour !== hour) Object.assign(sender, { hour, receivedThisHour: 0 });
    senders.set(key, sender);
    return sender;
  };
}

const tooManyPhotos = (waitMs: number): Failure =>
  tooMany(waitMs, 'Many photos are coming from your network.');

const tooBusy = (): Failure =>
  new Failure('busy', 'We are very busy right now. Please try again in a minute.', { retryAfterSeconds: 60 });
