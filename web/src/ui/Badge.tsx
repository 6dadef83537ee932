import type { ReactNode } from 'react';
import { tones, type Tone } from './tones';
import { Icon } from './Icon';

// Each state also has an icon of its own, because colour alone is not seen by everybody.
const states = {
  good: { tone: 'leaf', icon: 'circle-check-filled' },
  waiting: { tone: 'marigold', icon: 'clock' },
  bad: { tone: 'brick', icon: 'circle-x' },
} as const;

export type BadgeState = keyof typeof states;

type BadgeProps = { children: ReactNode } & (
  | { state: BadgeState; tone?: never }
  | { tone: Tone; state?: never }
);

/** Use `state` for open/closed, available/busy, paid/due; `tone` for a plain word or a count. */
export function Badge({ children, state, tone }: BadgeProps) {
  const known = state && states[state];
  return (
    <span
      className={`badge inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-sm font-medium ${tones[known?.tone ?? tone ?? 'leaf']}`}
    >
      {known && <Icon name={known.icon} size={16} className="shrink-0" />}
      {children}
    </span>
  );
}
