import type { ReactNode } from 'react';
import { thenContact } from '../steps/flows/flow';
import type { Missing } from '../steps/MissingStep';
import { say } from '../../say';
import { sayWith } from '../../say-with';

interface UnfinishedStepsProps {
  readonly steps: readonly Missing[];
  /** Says until when the steps may be left open. */
  readonly children: ReactNode;
}

/** Steps that were skipped and need not be filled in before sending. */
export function UnfinishedSteps({ steps, children }: UnfinishedStepsProps) {
  if (steps.length === 0) return null;
  return (
    <p className="rounded-md bg-card p-3 text-sm text-ink-soft">
      {sayWith('Not finished yet: {steps}.', {
        steps: steps.map(({ name, path }, index) => (
          <span key={path}>
            {index > 0 && ', '}
            <a href={thenContact(path)}>{say(name)}</a>
          </span>
        )),
      })}{' '}
      {children}
    </p>
  );
}
