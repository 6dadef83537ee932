import { type TouchEvent, useRef, useState } from 'react';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** How large the photo is drawn, and how far from its place. */
export interface PhotoView extends Point {
  readonly scale: number;
}

/** What the fingers do: where their middle is, and how far apart they are. */
interface Grip extends Point {
  readonly gap: number;
}

interface Hold extends Grip {
  readonly view: PhotoView;
  readonly fingers: number;
}

const whole: PhotoView = { scale: 1, x: 0, y: 0 };
const [largest, ofDoubleTap] = [5, 2.5];
const [leastSwipePx, leastDropPx, tapPx] = [40, 100, 10];
const doubleTapMs = 350;

/**
 * Two fingers or a double tap enlarge the photo, which one finger then moves. The whole photo follows a finger down and
 * closes; sideways it gives way to the next.
 */
export function usePhotoTouch(at: number, turn: (by: number) => void, close: () => void) {
  // Of this photo alone: the next one is whole.
  const [held, setHeld] = useState({ at, view: whole });
  const view = held.at === at ? held.view : whole;
  const setView = (next: PhotoView) => setHeld({ at, view: next });
  const hold = useRef<Hold | null>(null);
  const lastTap = useRef(-Infinity);
  const onTouchStart = ({ touches }: TouchEvent) => {
    hold.current = { ...gripOf(touches), view, fingers: touches.length };
  };
  const onTouchMove = ({ touches }: TouchEvent) => {
    if (hold.current) setView(viewHeld(hold.current, gripOf(touches)));
  };
  const onTouchEnd = ({ touches, changedTouches, target, timeStamp }: TouchEvent) => {
    const before = hold.current;
    hold.current = touches.length > 0 ? { ...gripOf(touches), view, fingers: touches.length } : null;
    if (before?.fingers !== 1) return;
    const end = gripOf(changedTouches);
    const [right, down] = [end.x - before.x, end.y - before.y];
    const isTap = Math.hypot(right, down) < tapPx && target instanceof HTMLImageElement;
    const isSecond = isTap && timeStamp - lastTap.current < doubleTapMs;
    lastTap.current = isTap && !isSecond ? timeStamp : -Infinity;
    if (isSecond) return setView(before.view.scale > 1 ? whole : enlarged(whole, end, end, ofDoubleTap));
    if (before.view.scale > 1) return;
    setView(whole);
    if (down >= leastDropPx && down > Math.abs(right)) close();
    else if (Math.abs(right) >= leastSwipePx && Math.abs(right) > Math.abs(down)) turn(right < 0 ? 1 : -1);
  };
  return { view, touch: { onTouchStart, onTouchMove, onTouchEnd } };
}

function gripOf(touches: TouchEvent['touches']): Grip {
  const [one, other] = [touches[0], touches[1] ?? touches[0]];
  const [x = 0, y = 0, otherX = 0, otherY = 0] = [one?.clientX, one?.clientY, other?.clientX, other?.clientY];
  return { x: (x + otherX) / 2, y: (y + otherY) / 2, gap: Math.hypot(x - otherX, y - otherY) };
}

function viewHeld(held: Hold, now: Grip): PhotoView {
  const { view, gap, fingers } = held;
  if (fingers > 1) return enlarged(view, held, now, view.scale * (now.gap / gap));
  if (view.scale > 1) return enlarged(view, held, now, view.scale);
  const [right, down] = [now.x - held.x, now.y - held.y];
  return { ...whole, y: down > Math.abs(right) ? down : 0 };
}

/** What was under the fingers stays under them, and the photo covers the screen. */
function enlarged(view: PhotoView, from: Point, to: Point, wanted: number): PhotoView {
  const scale = Math.min(largest, Math.max(1, wanted));
  const along = (side: 'x' | 'y', length: number) => {
    const most = ((scale - 1) * length) / 2;
    const inPhoto = (from[side] - length / 2 - view[side]) / view.scale;
    return Math.min(most, Math.max(-most, to[side] - length / 2 - inPhoto * scale));
  };
  return { scale, x: along('x', innerWidth), y: along('y', innerHeight) };
}
