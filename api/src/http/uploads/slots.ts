import { type Body, Speed, type SpeedLimits, watchSpeed } from './speed';

interface SlotLimits extends SpeedLimits {
  readonly slots: number;
}

/** Half a megabit a second. An upload this fast is over soon, so it is never cut off for another. */
const fastBytesASecond = 64 * 1024;

interface Slot {
  readonly group: string;
  /** Null before the body of the upload begins and after it has been received. */
  coming: { readonly speed: Speed; readonly body: Body } | null;
}

export interface HeldSlot {
  /** Watches the speed of the upload's body; call the result when the body has been received. */
  watch(body: Body): () => void;
  leave(): void;
}

/** How many uploads there may be at the same time. */
export class Slots {
  readonly #held = new Set<Slot>();
  readonly #limits: SlotLimits;

  constructor(limits: SlotLimits) {
    this.#limits = limits;
  }

  /** Null if all slots are taken and none can be freed for this group. */
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
    const speed = new Speed(body, this.#limits);
    slot.coming = { speed, body };
    const stop = watchSpeed(speed, body);
    return () => {
      stop();
      slot.coming = null;
    };
  }

  /**
   * Cuts off the slowest upload of the group with the most slots; the sender sees a lost connection. False if no other
   * group has more slots than this one, or if each upload of that group is fast, not begun or already received.
   */
  #makeRoomFor(group: string): boolean {
    const byGroup = new Map<string, Slot[]>();
    for (const slot of this.#held) byGroup.set(slot.group, [...(byGroup.get(slot.group) ?? []), slot]);
    const [most = []] = [...byGroup.values()].toSorted((one, other) => other.length - one.length);
    if (most.length <= (byGroup.get(group)?.length ?? 0)) return false;
    const [slowest] = most
      .flatMap((slot) => (slot.coming ? [{ slot, ...slot.coming }] : []))
      .filter(({ speed }) => speed.bytesASecond() < fastBytesASecond)
      .toSorted((one, other) => one.speed.bytesASecond() - other.speed.bytesASecond());
    if (!slowest) return false;
    this.#held.delete(slowest.slot);
    slowest.body.cutOff();
    return true;
  }
}
