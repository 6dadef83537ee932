import type { IncomingMessage } from 'node:http';
import { Failure } from '@aaspaas/contract/failure';

export const tooSlow = (): Failure =>
  new Failure('too-slow', 'Request timeout. Please check your connection and try again.');

/** How slowly a body may be sent. */
export interface SpeedLimits {
  /** All pauses together, at the beginning or later, may take this long. */
  readonly graceMs: number;
  /** The least speed, on average over the rest of the time. */
  readonly leastBytesASecond: number;
}

/** A body that is being received. */
export interface Body {
  /** How many bytes have been received. */
  bytes(): number;
  /** Whether the server has not yet read what was received. */
  isWaitingForUs(): boolean;
  cutOff(): void;
}

/** Counted at the socket, because a listener on the body would make it flow before it is read. */
export function bodyOf(request: IncomingMessage, cutOff: () => void): Body {
  const { bytesRead } = request.socket;
  return {
    bytes: () => request.socket.bytesRead - bytesRead,
    isWaitingForUs: () => request.readableLength > 0,
    cutOff,
  };
}

const tickMs = 1000;

/** How fast a body is sent. Only the time that the sender takes is counted. */
export class Speed {
  #ms = 0;
  readonly #limits: SpeedLimits;
  readonly #body: Body;

  constructor(body: Body, limits: SpeedLimits) {
    this.#body = body;
    this.#limits = limits;
  }

  /** Adds the time that has passed and says whether the sender is too slow. */
  isTooSlowAfter(ms: number): boolean {
    if (!this.#body.isWaitingForUs()) this.#ms += ms;
    const { graceMs, leastBytesASecond } = this.#limits;
    return this.#body.bytes() < (leastBytesASecond * (this.#ms - graceMs)) / 1000;
  }

  /** A second is added, because a body that has just begun says little about its speed. */
  bytesASecond(): number {
    return (this.#body.bytes() * 1000) / (this.#ms + tickMs);
  }
}

/** Cuts a body off when it is sent too slowly; call the result to stop watching. A delayed tick counts as one second. */
export function watchSpeed(speed: Speed, body: Body): () => void {
  const timer = setInterval(() => {
    if (speed.isTooSlowAfter(tickMs)) body.cutOff();
  }, tickMs);
  return () => clearInterval(timer);
}
