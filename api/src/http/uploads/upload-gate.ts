import { Failure } from '@aaspaas/contract/failure';
import { says } from '@aaspaas/contract/says';
import type { PhotoStore } from '../../photos/store';
import type { Upload } from '../../photos/upload';
import type { Clock } from '../../system/clock';
import { diskFull, isFull } from '../../system/disk';
import { type Visitor, keyOfVisitor, turnKeyOf } from '../allowances';
import { tooMany } from '../throttle';
import { KeptPhotos } from './kept-photos';
import type { Body, SpeedLimits } from './speed';
import { Slots } from './slots';

/** How much disk uploads may use until they are stored as photos. One sender is an account, or a guest's network. */
export interface UploadLimits extends SpeedLimits {
  /** Uploads at the same time. */
  readonly slots: number;
  readonly slotsOfOne: number;
  /** On disk: being received, or kept for a form that is still to come. */
  readonly bytes: number;
  readonly bytesOfOne: number;
  readonly bytesOfOneAnHour: number;
}

const gibibyte = 1024 ** 3;

/** The registration of an agent may have 550 MB; so may ten shops behind one ip together. */
export const usualLimits: UploadLimits = {
  slots: 400,
  slotsOfOne: 40,
  bytes: 8 * gibibyte,
  bytesOfOne: 1.5 * gibibyte,
  bytesOfOneAnHour: 6 * gibibyte,
  // A phone at the edge of its network sends 16 kbit/s. A quarter of that is enough, with time for pauses.
  graceMs: 20_000,
  leastBytesASecond: 512,
};

/** An upload that was admitted. */
export interface Admission {
  /** Watches the speed of the body, and cuts off a slow one; call the result when the body has been received. */
  watch(body: Body): () => void;
  /** To be called before this many bytes are written. */
  take(bytes: number): Promise<void>;
  /** To be called when its files are deleted. */
  leave(): void;
}

export interface UploadGate {
  /** To be called before the body is read. Its length is null if the request does not say it. */
  enter(visitor: Visitor, announcedBytes: number | null): Promise<Admission>;
  /** Keeps a photo after its request, for a form that is still to come. */
  keep(visitor: Visitor, upload: Upload): Promise<void>;
}

interface Parts {
  readonly photoStore: Pick<PhotoStore, 'temporaryFolder' | 'ahead' | 'space'>;
  readonly clock: Clock;
  readonly limits?: UploadLimits;
}

interface Sender {
  slots: number;
  /** The announced bytes of the uploads that are being received. */
  expected: number;
  hour: number;
  /** The bytes of uploads that have ended. */
  receivedThisHour: number;
}

const secondMs = 1000;
const hourMs = 3600 * secondMs;
/** The free space of the disk is checked whenever an upload has received this many bytes more. */
const checkEveryBytes = 16 * 1024 ** 2;
const mostSenders = 20_000;

export function openUploadGate({ photoStore, clock, limits = usualLimits }: Parts): UploadGate {
  const kept = new KeptPhotos(photoStore);
  const senderOf = rememberSenders(clock);
  const slots = new Slots(limits);
  const inAll = { written: 0 };

  /**
   * When all space is used up, the sender who keeps most bytes loses the oldest photo. With its form, the page of
   * that sender then sends the photos again.
   */
  async function makeRoom(key: string): Promise<void> {
    const isOver = () => inAll.written + kept.bytes > limits.bytes;
    if (isOver()) await kept.refresh();
    while (isOver()) if (!(await kept.makeRoomFor(key))) throw tooBusy();
  }

  async function checkSender(key: string, sender: Sender): Promise<void> {
    if (sender.receivedThisHour + sender.expected > limits.bytesOfOneAnHour) {
      throw tooManyPhotos(hourMs - (clock.now().getTime() % hourMs));
    }
    const isOver = () => sender.expected + kept.bytesOf(key) > limits.bytesOfOne;
    if (isOver()) await kept.refresh();
    if (isOver()) throw tooManyPhotos(60 * secondMs);
  }

  async function check(key: string, sender: Sender, expected: number): Promise<void> {
    await kept.refreshOnce();
    await checkSender(key, sender);
    await makeRoom(key);
    if (isFull(await photoStore.space(), expected)) throw diskFull();
  }

  /** Counts the upload before it waits for anything, so that a hundred at the same moment all count. */
  async function enter(visitor: Visitor, announcedBytes: number | null): Promise<Admission> {
    const key = keyOfVisitor(visitor);
    const sender = senderOf(key);
    const own = { expected: announcedBytes ?? 0, written: 0 };
    if (sender.slots >= limits.slotsOfOne) throw tooManyPhotos(30 * secondMs);
    const slot = slots.take(turnKeyOf(visitor));
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
      // An upload that did not announce its length is counted as it is received.
      const beyond = Math.max(0, own.written - own.expected);
      own.expected += beyond;
      sender.expected += beyond;
      if (beyond > 0) await checkSender(key, sender);
      await makeRoom(key);
      const checksSoFar = Math.floor((own.written - bytes) / checkEveryBytes);
      const isTime = Math.floor(own.written / checkEveryBytes) > checksSoFar;
      if (isTime && isFull(await photoStore.space())) throw diskFull();
    };
    await check(key, sender, own.expected).catch((error: unknown) => {
      leave();
      throw error;
    });
    return { take, leave, watch: slot.watch };
  }

  return { enter, keep: (visitor, upload) => kept.add(keyOfVisitor(visitor), upload) };
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
  tooMany(waitMs, says('Many photos are coming from your network.'));

const tooBusy = (): Failure =>
  new Failure('busy', 'We are very busy right now. Please try again in a minute.', { retryAfterSeconds: 60 });
