import type { ComponentProps, ReactNode } from 'react';

type IconButtonProps = Omit<ComponentProps<'button'>, 'className' | 'children' | 'aria-label'> & {
  /** Read aloud and shown as a tooltip, because a screen reader cannot read the icon. */
  label: string;
  children: ReactNode;
  /** Gives the icon a background of its own, for use on a photo. */
  raised?: boolean;
};

export function IconButton({ label, raised, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={`inline-flex size-11 shrink-0 items-center justify-center rounded-full recolours hover:bg-leaf-soft disabled:opacity-50 ${raised ? 'bg-card shadow-soft' : ''}`}
    >
      {children}
    </button>
  );
}
