import { Icon } from '../../ui/Icon';
import { say } from '../../say';

type StepProgressProps = {
  steps: readonly string[];
  /** Counted from 0. */
  current: number;
  /** The indexes of the steps that are filled in. */
  done?: readonly number[];
};

const none: readonly number[] = [];

const circleClasses = {
  done: 'border-leaf bg-leaf text-on-leaf',
  current: 'border-marigold bg-marigold text-on-marigold',
  open: 'border-control bg-card text-ink-soft',
};

/** Progress in a wizard: numbers and a line. From 640 px all names stand below, on phones only the current one. */
export function StepProgress({ steps, current, done = none }: StepProgressProps) {
  return (
    <div>
      <ol className="isolate flex">
        {steps.map((step, place) => (
          <Step key={step} name={step} place={place} current={current} done={done} />
        ))}
      </ol>
      <p aria-hidden className="mt-2 text-center text-sm font-medium sm:hidden">
        {say('Step {at} of {all}: {name}', {
          at: current + 1,
          all: steps.length,
          name: say(steps[current] ?? ''),
        })}
      </p>
    </div>
  );
}

interface StepProps extends Required<Omit<StepProgressProps, 'steps'>> {
  readonly name: string;
  readonly place: number;
}

function Step({ name, place, current, done }: StepProps) {
  // A skipped step is shown as open, like one that is still to come.
  const isDone = (at: number) => at < current && done.includes(at);
  const state = place === current ? 'current' : isDone(place) ? 'done' : 'open';
  return (
    <li
      aria-current={state === 'current' ? 'step' : undefined}
      className="relative grid flex-1 justify-items-center gap-1 text-center text-sm"
    >
      {place > 0 && (
        <span
          aria-hidden
          className={`absolute top-4 -z-10 right-1/2 h-0.5 w-full ${isDone(place - 1) ? 'bg-leaf' : 'bg-line'}`}
        />
      )}
      <span
        className={`relative flex size-8 items-center justify-center rounded-full border font-semibold ${circleClasses[state]}`}
      >
        {state === 'done' ? <Icon name="check" size={18} /> : place + 1}
      </span>
      <span className="max-sm:sr-only">{say(name)}</span>
      {state === 'done' && <span className="visually-hidden">{', '}done</span>}
    </li>
  );
}
