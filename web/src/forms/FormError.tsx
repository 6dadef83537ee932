import { FieldError } from './fields/Field';
import { say } from '../say';

/** What went wrong with the whole form. It is read aloud when it appears. */
export function FormError({ children, reason }: { children: string; reason?: string | undefined }) {
  if (!children) return null;
  return (
    <div role="alert">
      <FieldError>{children}</FieldError>
      {reason && <p className="text-sm text-ink-soft">{say(reason)}</p>}
    </div>
  );
}
