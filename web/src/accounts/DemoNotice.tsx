import type { ReactNode } from 'react';
import { ButtonLink } from '../ui/Button';
import { Icon } from '../ui/Icon';

/** Says that the data shown is sample data. */
export function DemoNotice({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-marigold-soft p-3 text-marigold-strong">
      <p className="flex min-w-0 items-start gap-2">
        <Icon name="info-circle" size={20} className="mt-0.5 shrink-0" />
        <span>
          <strong className="block">Demo profile</strong>
          {children}
        </span>
      </p>
      <ButtonLink href="?open=login">Login / Register</ButtonLink>
    </div>
  );
}
