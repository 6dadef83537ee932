export const gestureHints = {
  touch: 'Use two fingers to move the map',
  wheel: 'Hold Ctrl while scrolling to zoom the map',
} as const;

/**
 * A map must not trap people who only scroll past it: one finger and the plain wheel scroll the page. Leaflet does
 * not receive these events, and a hint says how to move the map instead.
 */
export function letPageScroll(container: HTMLElement, hint: (says: string) => void): void {
  const early = { capture: true, passive: true };
  container.addEventListener(
    'wheel',
    (event) => {
      if (event.ctrlKey || event.metaKey) return;
      event.stopPropagation();
      hint(gestureHints.wheel);
    },
    early,
  );
  container.addEventListener('touchstart', (event) => isOnePassing(event) && event.stopPropagation(), early);
  container.addEventListener('touchmove', (event) => isOnePassing(event) && hint(gestureHints.touch), early);
}

const isOnePassing = ({ touches, target }: TouchEvent): boolean =>
  touches.length === 1 &&
  target instanceof Element &&
  !target.closest('.leaflet-marker-draggable, .leaflet-popup');
