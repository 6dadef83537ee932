/**
 * The few shapes that all drawings are made of. They have flat fills only: group opacity, filters and clips cost the
 * renderer more than all the rest, and the first start renders some 150 drawings.
 */
export type Svg = string;

export const ink = {
  paper: '#FBF6EC',
  ink: '#3A342B',
  leaf: '#0F6B4A',
  leafDark: '#0A4D36',
  leafMid: '#3E8F6C',
  leafSoft: '#6FAE8B',
  leafLight: '#CFE6D8',
  marigold: '#F2A516',
  marigoldDark: '#B97400',
  marigoldLight: '#FCE7B8',
  brick: '#B8452F',
  brickLight: '#D9826B',
  indigo: '#2F4B8F',
  indigoLight: '#7C93C9',
  plum: '#7A2E5D',
  plumLight: '#B0719A',
  teal: '#1B7F86',
  tealLight: '#6FB3B5',
  sky: '#DCEBF2',
  stone: '#D9CFBE',
  stoneDark: '#B9AC96',
  wood: '#8C5A34',
  woodDark: '#6E4426',
  woodLight: '#B98352',
  steel: '#A9B4B8',
  steelDark: '#5C6A6B',
  jute: '#CDB48A',
  white: '#FFFDF7',
} as const;

type Points = readonly (readonly [number, number])[];

const short = (value: number): number => Math.round(value * 10) / 10;

export const shape = (d: string, fill: string, opacity = 1): Svg =>
  `<path d="${d}" fill="${fill}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`;

export const stroke = (d: string, colour: string, width: number): Svg =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const rect = (x: number, y: number, width: number, height: number, fill: string, round = 0): Svg =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" fill="${fill}"${round ? ` rx="${round}"` : ''}/>`;

export const disc = (x: number, y: number, radius: number, fill: string): Svg =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}"/>`;

export const oval = (x: number, y: number, across: number, down: number, fill: string): Svg =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(across)}" ry="${short(down)}" fill="${fill}"/>`;

/** Many discs as one path, which renders much faster than as many elements. */
export const dots = (points: Points, radius: number, fill: string): Svg =>
  shape(
    points
      .map(
        ([x, y]) =>
          `M${short(x - radius)} ${short(y)}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1-${2 * radius} 0`,
      )
      .join(''),
    fill,
  );

/** Many rectangles as one path. */
export const blocks = (points: Points, width: number, height: number, fill: string, opacity = 1): Svg =>
  shape(
    points.map(([x, y]) => `M${short(x)} ${short(y)}h${width}v${height}h-${width}z`).join(''),
    fill,
    opacity,
  );

export const at = (x: number, y: number, scale: number, content: Svg): Svg =>
  `<g transform="translate(${short(x)} ${short(y)}) scale(${scale})">${content}</g>`;

export const mirrored = (content: Svg): Svg => `<g transform="scale(-1 1)">${content}</g>`;

/** A shadow under things. */
export const shadow = (x: number, y: number, across: number, opacity = 0.16): Svg =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(across)}" ry="${short(across / 7)}" fill="#3A2A18" fill-opacity="${opacity}"/>`;

export const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

export const grid = (
  columns: number,
  rows: number,
  place: (column: number, row: number) => readonly [number, number],
): Points => range(rows).flatMap((row) => range(columns).map((column) => place(column, row)));

export type Some<Item> = readonly [Item, ...Item[]];

/** The nth of a list, which begins again after its end. */
export const nth = <Item>(items: Some<Item>, index: number): Item => items[index % items.length] ?? items[0];

/** A mixture of two colours: 0 is the first, 1 the second. */
export function mix(one: string, other: string, share: number): string {
  const channel = (colour: string, from: number) => Number.parseInt(colour.slice(from, from + 2), 16);
  const blended = [1, 3, 5].map((from) =>
    Math.round(channel(one, from) * (1 - share) + channel(other, from) * share),
  );
  return `#${blended.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
export const lighter = (colour: string, share = 0.35): string => mix(colour, '#ffffff', share);
export const darker = (colour: string, share = 0.3): string => mix(colour, '#1c1410', share);

/** A striped awning with a scalloped edge, a little wider below than above. */
export function awning(
  x: number,
  y: number,
  width: number,
  height: number,
  stripes: number,
  colours: readonly [string, string],
): Svg {
  const flare = width / 30;
  const [above, below] = [width / stripes, (width + 2 * flare) / stripes];
  const stripe = (index: number) => {
    const [left, hem] = [x + index * above, x - flare + index * below];
    return `M${short(left)} ${y}h${short(above)}L${short(hem + below)} ${y + height}a${short(below / 2)} ${short(below / 2.4)} 0 0 1-${short(below)} 0z`;
  };
  const every = (odd: number) =>
    range(stripes)
      .filter((index) => index % 2 === odd)
      .map(stripe)
      .join('');
  return shape(every(0), colours[0]) + shape(every(1), colours[1]);
}
