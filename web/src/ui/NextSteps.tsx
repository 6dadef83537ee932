import { useId } from 'react';
import { Icon } from './Icon';
import { say } from '../say';

export interface NextStep {
  readonly says: string;
  readonly isDone: boolean;
}

/** What a new owner or agent still has to do or wait for, in order. The first open step stands out. */
export function NextSteps({ title, steps }: { title: string; steps: readonly NextStep[] }) {
  const id = useId();
  const now = steps.findIndex(({ isDone }) => !isDone);
  return (
    <section aria-labelledby={id} className="card grid gap-3 p-4">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <ol className="grid gap-2">
        {steps.map(({ says, isDone }, index) => (
          <li key={says} aria-current={index === now ? 'step' : undefined} className="flex items-start gap-3">
            <span
              aria-hidden
              className={`flex size-7 shrink-0 items-center justify-center rounded-full border text-sm font-semibold ${circleClasses(isDone, index === now)}`}
            >
              {isDone ? <Icon name="check" size={16} /> : index + 1}
            </span>
            <span className={index === now ? 'font-semibold' : ''}>
              {say(says)}
              {isDone && <span className="visually-hidden">{', '}done</span>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function circleClasses(isDone: boolean, isNow: boolean): string {
  if (isDone) return 'border-leaf bg-leaf text-on-leaf';
  return isNow ? 'border-marigold bg-marigold text-on-marigold' : 'border-control bg-card text-ink-soft';
}
