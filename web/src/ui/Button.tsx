import type { ComponentProps } from 'react';
import { Spinner } from './loading/Spinner';

const variants = {
  primary: 'bg-leaf text-on-leaf hover:bg-leaf-hover',
  secondary: 'border border-control bg-card text-ink hover:bg-leaf-soft hover:border-leaf',
  quiet: 'text-link hover:bg-leaf-soft',
  danger: 'bg-danger text-on-danger hover:bg-danger-hover',
};
const sizes = {
  small: 'min-h-11 px-3 text-sm',
  medium: 'min-h-11 px-4',
  large: 'min-h-12 px-6 text-lg',
};

type ButtonStyle = {
  variant?: keyof typeof variants | undefined;
  size?: keyof typeof sizes | undefined;
  /** Makes it as wide as its container. */
  wide?: boolean | undefined;
};

function classesOf({ variant = 'primary', size = 'medium', wide }: ButtonStyle): string {
  const base =
    'inline-flex items-center justify-center gap-2 rounded-md py-2 text-center font-semibold recolours';
  return `${base} ${variants[variant]} ${sizes[size]} ${wide ? 'w-full' : ''}`;
}

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> &
  ButtonStyle & {
    /** While busy, the button keeps the focus but ignores clicks. */
    busy?: boolean;
    busyText?: string;
  };

export function Button({
  variant,
  size,
  wide,
  busy = false,
  busyText,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`${classesOf({ variant, size, wide })} disabled:opacity-50`}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy && <Spinner />}
      {busy ? (busyText ?? children) : children}
    </button>
  );
}

/** A link that looks like a button. It works before the scripts have loaded. */
export function ButtonLink({
  variant,
  size,
  wide,
  ...rest
}: Omit<ComponentProps<'a'>, 'className'> & ButtonStyle) {
  return <a {...rest} className={classesOf({ variant, size, wide })} />;
}
