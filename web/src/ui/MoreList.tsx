import { useState, type ReactNode } from 'react';
import { Button } from './Button';
import { Icon } from './Icon';

type MoreListProps<Item> = {
  items: readonly Item[];
  /** How many are shown before 'View more'; all of them if absent. */
  first?: number | undefined;
  startOpen?: boolean;
  children: (shown: readonly Item[]) => ReactNode;
};

export function MoreList<Item>({
  items,
  first = Infinity,
  startOpen = false,
  children,
}: MoreListProps<Item>) {
  const [open, setOpen] = useState(startOpen);
  return (
    <>
      {children(open ? items : items.slice(0, first))}
      {items.length > first && (
        <div>
          <Button variant="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? 'View less' : 'View more'}
            <Icon name="chevron-down" size={18} className={open ? 'rotate-180' : ''} />
          </Button>
        </div>
      )}
    </>
  );
}
