import { useEffect } from 'react';

/** What one presses: a text field, for one, only takes the focus. */
const pressable = 'button, a[href], summary, label';
/** A finger that moves further has changed its mind. */
const mostPixels = 10;

interface Press {
  readonly on: HTMLElement;
  readonly x: number;
  readonly y: number;
}

/** Of the whole page: several forms listen, and each press counts once. */
let press: Press | null = null;

/**
 * Pressing a button takes the focus from a field, whose error may then appear and move the button away before the
 * finger is lifted. The browser drops such a click. This makes up for it.
 */
export function useKeptPress(): void {
  useEffect(() => {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    document.addEventListener('mousedown', remember, options);
    document.addEventListener('click', forgetIfCounted, options);
    document.addEventListener('mouseup', (event) => setTimeout(() => makeUpFor(event)), options);
    return () => listening.abort();
  }, []);
}

function remember({ target, button, clientX: x, clientY: y }: MouseEvent): void {
  const on = target instanceof Element ? target.closest<HTMLElement>(pressable) : null;
  press = on && button === 0 ? { on, x, y } : null;
}

function forgetIfCounted({ target }: Event): void {
  if (target instanceof Node && press?.on.contains(target)) press = null;
}

function makeUpFor({ clientX, clientY }: MouseEvent): void {
  const lost = press;
  press = null;
  if (lost?.on.isConnected && Math.hypot(clientX - lost.x, clientY - lost.y) <= mostPixels) lost.on.click();
}
