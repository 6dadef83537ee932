import type { ComponentProps } from 'react';
import { Icon } from './Icon';
import type { IconName } from './icon-names';

interface RowProps {
  readonly icon: IconName;
  readonly label: string;
  /** What is there now: a number, a town. */
  readonly value?: string | number | undefined;
}

const classes =
  'flex min-h-14 w-full items-center gap-3 rounded-md px-2 py-1.5 text-left hover:bg-leaf-soft aria-disabled:opacity-50';

/** A row of a menu that leads to something of one's own. */
export const MenuRow = ({ icon, label, value, ...button }: RowProps & ComponentProps<'button'>) => (
  <li>
    <button type="button" {...button} className={classes}>
      <Content icon={icon} label={label} value={value} />
    </button>
  </li>
);

export const MenuRowLink = ({ icon, label, value, ...link }: RowProps & ComponentProps<'a'>) => (
  <li>
    <a {...link} className={classes}>
      <Content icon={icon} label={label} value={value} />
    </a>
  </li>
);

function Content({ icon, label, value }: RowProps) {
  return (
    <>
      <span className="grid size-[40px] shrink-0 place-items-center rounded-full bg-leaf-soft text-leaf-strong">
        <Icon name={icon} size={20} />
      </span>
      {/* In large text the value stands below. */}
      <span className="flex min-w-0 flex-1 flex-wrap gap-x-3">
        <span className="flex-auto font-medium">{label}</span>{' '}
        {value !== undefined && <span className="text-ink-soft">{value}</span>}
      </span>
      <Icon name="chevron-right" size={20} className="shrink-0 text-ink-soft" />
    </>
  );
}
