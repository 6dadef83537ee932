import { type Body, Pace, type PaceLimits, watchPace } from './pace';

interface SlotLimits extends PaceLimits {
  readonly slots: number;
}

/** What comes as fast as this, half a megabit, is over soon and gives way to nobody. */
const fastBytesASecond = 64 * 1024;

interface Slot {
  readonly group: string;
  /** While its body comes in. */
  coming: { readonly pace: Pace; readonly body: Body } | null;
}

export interface HeldSlot {
  /** From when its body begins to come until it has come; the answer ends the watch. */
  watch(body: Body): () => void;
  leave(): void;
}

/** Places for uploads at the same time. */
export class Slots {
  readonly #held = new Set<Slot>();
  readonly #limits: SlotLimits;

  constructor(limits: SlotLimits) {
    this.#limits = limits;
  }

  /** Null where all are taken and nobody holds more than this group. */
  take(group: string): HeldSlot | null {
    const slot: Slot = { group, coming: null };
    this.#held.add(slot);
    if (this.#held.size > this.#limits.slots && !this.#makeRoomFor(group)) {
      this.#held.delete(slot);
      return null;
    }
    return { watch: (body) => this.#watch(slot, body), leave: () => void this.#held.delete(slot) };
  }

  #watch(slot: Slot, body: Body): () => void {
    const pace = new Pace(body, this.#limits);
    slot.coming = { pace, body };
    const stop = watchPace(pace, body);
    return () => {
      stop();
      slot.coming = null;
    };
  }

  /** The slowest body of whoever holds most gives way; to its page that is a lost line. */
  #makeRoomFor(group: string): boolean {
    const byGroup = new Map<string, Slot[]>();
    for (const slot of this.#held) byGroup.set(slot.group, [...(byGroup.get(slot.group) ?? []), slot]);
    const [most = []] = [...byGroup.values()].toSorted((one, other) => other.length - one.length);
    if (most.length <= (byGroup.get(group)?.length ?? 0)) return false;
    const [slowest] = most
      .flatMap((slot) => (slot.coming ? [{ slot, ...slot.coming }] : []))
      .filter(({ pace }) => pace.bytesASecond() < fastBytesASecond)
      .toSorted((one, other) => one.pace.bytesASecond() - other.pace.bytesASecond());
    if (!slowest) return false;
    this.#held.delete(slowest.slot);
    slowest.body.cutOff();
    return true;
  }
}
