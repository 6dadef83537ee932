import IconCircleCheckFilled from '@tabler/icons-react/dist/esm/icons/IconCircleCheckFilled.mjs';
import IconCircleX from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import type { ReactNode } from 'react';
import { tones, type Tone } from './tones';

// Colour never speaks alone: each state has a shape of its own, and the words are the caller's.
const states = {
  good: { tone: 'leaf', Icon: IconCircleCheckFilled },
  waiting: { tone: 'marigold', Icon: IconClock },
  bad: { tone: 'brick', Icon: IconCircleX },
} as const;

export type BadgeState = keyof typeof states;

type BadgeProps = { children: ReactNode } & (
  { state: BadgeState; tone?: never } | { tone: Tone; state?: never }
);

/** `state` for open/closed, available/busy, paid/due; `tone` for a plain word or a count. */
export function Badge({ children, state, tone }: BadgeProps) {
  const known = state && states[state];
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-sm font-medium ${tones[known?.tone ?? tone ?? 'leaf']}`}
    >
      {known && <known.Icon aria-hidden size={16} className="shrink-0" />}
      {children}
    </span>
  );
}
