// Never inlined: browsers refuse <use> on a data: address.
import sprite from './art/icons.svg?no-inline';
import type { IconName } from './icon-names';

type IconProps = {
  name: IconName;
  /** In pixels; 24 is the size it was drawn at. */
  size?: number | undefined;
  className?: string | undefined;
};

/** Beside words, or inside something that has a label: to a screen reader it says nothing. */
export function Icon({ name, size = 24, className }: IconProps) {
  return (
    <svg aria-hidden width={size} height={size} viewBox="0 0 24 24" className={className}>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
