// Not inlined: browsers do not load <use> from a data: url.
import sprite from './art/icons.svg?no-inline';
import type { IconName } from './icon-names';

type IconProps = {
  name: IconName;
  /** In pixels; it was drawn at 24. */
  size?: number | undefined;
  className?: string | undefined;
};

/** Hidden from screen readers: an icon stands beside words, or inside something that has a label. */
export function Icon({ name, size = 24, className }: IconProps) {
  return (
    <svg aria-hidden width={size} height={size} viewBox="0 0 24 24" className={className}>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
