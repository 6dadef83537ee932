import type { ReactNode } from 'react';
import type { CheckState } from '@aaspaas/contract/console/today/checks';
import { Icon } from '../../ui/Icon';

interface CheckRowProps {
  readonly title: string;
  /** Whom the line is for, said while it is not good. */
  readonly isFor?: string;
  readonly state: CheckState;
  readonly says: string;
  /** How it is mended, said while it is not good. */
  readonly help?: ReactNode;
  /** Ways to mend it. */
  readonly children?: ReactNode;
}

const looks = {
  good: { icon: 'circle-check-filled', classes: 'text-leaf-strong', word: 'In order' },
  bad: { icon: 'alert-triangle', classes: 'text-brick-strong', word: 'Needs attention' },
  unknown: { icon: 'info-circle', classes: 'text-ink-soft', word: 'Not known yet' },
} as const;

export function CheckRow({ title, isFor, state, says, help, children }: CheckRowProps) {
  const { icon, classes, word } = looks[state];
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 px-4 py-3">
      <Icon name={icon} className={`shrink-0 ${classes}`} />
      <div className="min-w-0 flex-1 basis-52">
        <p>
          <span className="font-semibold">{title}</span>
          <span className="visually-hidden"> {word}</span>
        </p>
        <p className="text-ink-soft wrap-anywhere">{says}</p>
        {isFor && state !== 'good' && <p className="text-sm text-ink-soft">This line is for {isFor}.</p>}
        {help && state !== 'good' && <p className="text-sm text-ink-soft wrap-anywhere">{help}</p>}
      </div>
      {children && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 empty:hidden max-sm:pl-9">{children}</div>
      )}
    </li>
  );
}
