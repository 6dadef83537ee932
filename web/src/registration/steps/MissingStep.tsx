import { useEffect, useRef } from 'react';
import { Icon } from '../../ui/Icon';
import { say } from '../../say';
import { sayWith } from '../../say-with';

/** A step that has to be filled in before the current one. */
export interface Missing {
  readonly name: string;
  readonly path: string;
}

interface MissingStepProps extends Missing {
  /** Set when somebody has tried to go on without the step: then it is brought into view. */
  readonly tried?: object | null;
}

export function MissingStep({ name, path, tried = null }: MissingStepProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (!tried) return;
    link.current?.scrollIntoView({ block: 'center' });
    link.current?.focus({ preventScroll: true });
  }, [tried]);
  return (
    <p role="alert" className="flex items-start gap-2 rounded-md bg-marigold-soft p-3 text-marigold-strong">
      <Icon name="alert-triangle" size={20} className="mt-0.5 shrink-0" />
      <span>
        {sayWith('An earlier step is missing. Please begin with {step}.', {
          step: (
            <a ref={link} href={path}>
              {say(name)}
            </a>
          ),
        })}
      </span>
    </p>
  );
}
