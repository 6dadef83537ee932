import { useState } from 'react';
import { otherWords } from '@aaspaas/contract/shops/category-choice';
import { ChoiceGroup } from '../../forms/fields/ChoiceGroup';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { lazyPart } from '../../ui/loading/lazy-part';
import { asChoice } from '../../forms/fields/as-choice';

// Most owners find theirs among the first.
const MoreCategories = lazyPart(async () => (await import('./MoreCategories')).MoreCategories);

interface CategoryFieldProps {
  /** The categories that stand first, and how many of them before 'View more'. */
  readonly own: readonly string[];
  readonly atFirst: number;
  /** Empty while nothing is chosen; 'Other: tattoo studio' where none fits. */
  readonly value: string;
  readonly error: string | undefined;
  onChange(category: string): void;
}

export function CategoryField({ own, atFirst, ...field }: CategoryFieldProps) {
  const { value, error, onChange } = field;
  const first = own.slice(0, atFirst);
  const [isOpen, setOpen] = useState(value !== '' && !first.includes(value));
  // What is wrong with the words of 'Other' stands at their field, where that is open.
  const isSaidThere = isOpen && otherWords(value) !== null;
  return (
    <div className="grid gap-2">
      <ChoiceGroup
        label="Business category"
        choices={first.map(asChoice)}
        value={value}
        error={isSaidThere ? undefined : error}
        onChange={onChange}
      />
      <div>
        <Button variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'View less' : 'View more'}
          <Icon name="chevron-down" size={18} className={isOpen ? 'rotate-180' : ''} />
        </Button>
      </div>
      {isOpen && <MoreCategories own={own} first={first} {...field} />}
    </div>
  );
}
