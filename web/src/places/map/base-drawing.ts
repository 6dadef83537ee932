import type { Position } from '@aaspaas/contract/places/distance';
import type { Point } from './group-markers';
import { pixelsOf, pixelsPerKm } from './mercator';
import { type Box, boxAround, boxOfText, freeSide, isInside, type Label, overlap } from './place-labels';
import { say } from '../../say';

/** An area with its point; a place of the place table is one. */
export interface Area extends Position {
  readonly key: string;
  readonly name: string;
}

export interface Ring {
  readonly radius: number;
  readonly text: string;
  /** Where its text stands; null where that would be cut off. */
  readonly at: Point | null;
}

export interface DrawnArea {
  readonly key: string;
  readonly name: string;
  readonly dot: Point;
  /** Null where the name would lie on something else. */
  readonly label: Label | null;
}

interface BaseDrawing {
  /** The name of the middle is free to be read. */
  readonly isTitled: boolean;
  readonly rings: readonly Ring[];
  readonly areas: readonly DrawnArea[];
}

export interface Drawn {
  /** The middle of the rings. All points are in pixels from here. */
  readonly centre: Position;
  readonly zoom: number;
  /** The best known first: they get their names when there is no room for all. */
  readonly areas: readonly Area[];
  /** Where pins stand, whose place must not be written on. */
  readonly pins?: readonly Position[];
  /** The name of the middle. */
  readonly title?: string | undefined;
  /** What lies over the drawing, such as buttons, in pixels from the middle. */
  readonly covered?: readonly Box[];
  /** What is seen, in pixels from the middle of the rings: a name that would be cut off is left out. */
  readonly view?: Box;
}

const ringsKm = [1, 2, 5, 10, 25, 50];
/** Smaller ones are a knot around the middle, larger ones lie beyond every screen. */
const [smallestRingPx, largestRingPx] = [24, 480];

/** What stands where. No text lies on another, nor on a dot or a pin. */
export function drawBase({
  centre,
  zoom,
  areas,
  pins = [],
  title = '',
  covered = [],
  view,
}: Drawn): BaseDrawing {
  const middle = pixelsOf(centre, zoom);
  const pointOf = (position: Position): Point => {
    const { x, y } = pixelsOf(position, zoom);
    return { x: x - middle.x, y: y - middle.y };
  };
  const taken: Box[] = [
    boxAround({ x: 0, y: 0 }, 12),
    ...pins.map((pin) => boxOfPin(pointOf(pin))),
    ...covered,
  ];
  const titleBox = boxOfText(title, titleLabel);
  const isTitled = title !== '' && !taken.some((other) => overlap(titleBox, other));
  if (isTitled) taken.push(titleBox);
  const rings = ringsAt(centre, zoom).map((ring) => ({ ...ring, at: placeOnRing(ring, taken, view) }));
  const dots = dotsApart(
    areas.map((area) => ({ ...area, dot: pointOf(area) })),
    taken,
  );
  taken.push(...dots.map(({ dot }) => boxAround(dot)));
  return {
    rings,
    isTitled,
    areas: dots.map(({ key, name, dot }) => ({ key, name, dot, label: labelOf(name, dot, taken, view) })),
  };
}

/** Below the dot in the middle. */
export const titleLabel: Label = { at: { x: 0, y: 22 }, anchor: 'middle' };

/** As large as a thumb needs. A pin stands on its tip, but one that stands for several has its middle there. */
const boxOfPin = ({ x, y }: Point): Box => ({ left: x - 22, right: x + 22, top: y - 44, bottom: y + 22 });

function ringsAt(centre: Position, zoom: number): Omit<Ring, 'at'>[] {
  const perKm = pixelsPerKm(centre, zoom);
  return ringsKm
    .map((km) => ({ radius: km * perKm, text: say('{km} km', { km }) }))
    .filter(({ radius }) => radius >= smallestRingPx && radius <= largestRingPx);
}

/** At its top, or where else one sees it; then that place is taken. */
function placeOnRing({ radius, text }: Omit<Ring, 'at'>, taken: Box[], view?: Box): Point | null {
  const spots = [
    { x: 0, y: -radius },
    { x: 0, y: radius },
    { x: radius, y: 0 },
    { x: -radius, y: 0 },
  ];
  for (const at of spots) {
    const box = boxOfText(text, { at, anchor: 'middle' });
    if ((view && !isInside(box, view)) || taken.some((other) => overlap(box, other))) continue;
    taken.push(box);
    return at;
  }
  return null;
}

/** Two areas at one spot are one dot: that of the better known. */
function dotsApart<Dot extends { readonly dot: Point }>(dots: readonly Dot[], taken: readonly Box[]): Dot[] {
  const kept: Dot[] = [];
  for (const each of dots) {
    const box = boxAround(each.dot);
    if (!taken.some((other) => overlap(box, other)) && !kept.some(({ dot }) => overlap(box, boxAround(dot))))
      kept.push(each);
  }
  return kept;
}

function labelOf(name: string, dot: Point, taken: Box[], view?: Box): Label | null {
  const free = freeSide(name, dot, taken, view);
  if (!free) return null;
  taken.push(free.box);
  return { at: free.at, anchor: free.anchor };
}
