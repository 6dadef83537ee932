import type { ReactNode } from 'react';
import { Icon } from './Icon';
import { say } from '../say';

const shape = 'inline-flex min-h-11 items-center gap-2 rounded-full text-base';

/** A tag, such as a service offered. With `onRemove` it has a remove button. */
export function Chip({ children, onRemove }: { children: string; onRemove?: () => void }) {
  if (!onRemove) {
    return (
      <span className="inline-flex rounded-full bg-leaf-soft px-3 py-1 text-sm text-leaf-strong">
        {children}
      </span>
    );
  }
  return (
    <span className={`${shape} bg-leaf-soft pl-4 text-leaf-strong`}>
      {children}
      <button
        type="button"
        aria-label={say('Remove {name}', { name: children })}
        className="inline-flex size-11 items-center justify-center rounded-full"
        onClick={onRemove}
      >
        <Icon name="x" size={18} />
      </button>
    </span>
  );
}

type ToggleChipProps = { pressed: boolean; onToggle: (pressed: boolean) => void; children: ReactNode };

/** A filter that is on or off. */
export function ToggleChip({ pressed, onToggle, children }: ToggleChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      className={`${shape} border px-4 py-1.5 text-left font-medium recolours ${pressed ? 'border-leaf bg-leaf text-on-leaf' : 'border-control bg-card hover:bg-leaf-soft'}`}
      onClick={() => onToggle(!pressed)}
    >
      {children}
    </button>
  );
}
