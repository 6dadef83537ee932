import type { ReactNode } from 'react';
import { useJump } from '../landing/use-jump';

interface SectionLinkProps {
  readonly section: string;
  readonly children: ReactNode;
  readonly className: string;
  onJump?(): void;
}

/** A real link to a section, so it works before the scripts have come; afterwards it scrolls smoothly. */
export function SectionLink({ section, children, className, onJump }: SectionLinkProps) {
  const { hrefOf, jump } = useJump();
  return (
    <a
      href={hrefOf(section)}
      className={className}
      onClick={(event) => {
        event.preventDefault();
        onJump?.();
        jump(section);
      }}
    >
      {children}
    </a>
  );
}
