/**
 * Six families of colour for tiles, badges and initials: a soft background and strong text, with a contrast of 4.5
 * : 1 in both themes.
 */
export const tones = {
  leaf: 'bg-leaf-soft text-leaf-strong',
  marigold: 'bg-marigold-soft text-marigold-strong',
  brick: 'bg-brick-soft text-brick-strong',
  indigo: 'bg-indigo-soft text-indigo-strong',
  plum: 'bg-plum-soft text-plum-strong',
  teal: 'bg-teal-soft text-teal-strong',
} as const;

export type Tone = keyof typeof tones;
