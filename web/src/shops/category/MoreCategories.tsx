import { useEffect, useRef, useState } from 'react';
import { allCategories, otherAs, otherCategory, otherWords } from '@aaspaas/contract/shops/category-choice';
import { ChoiceGroup } from '../../forms/fields/ChoiceGroup';
import { TextField } from '../../forms/fields/TextField';
import { asChoice } from '../../forms/fields/as-choice';
import { inLanguage } from '../../current-url/language-prefix';
import { say } from '../../say';
import { CategorySearch } from './CategorySearch';

/** The order of two texts in the page's language. */
const asShown = (one: string, other: string): number => say(one).localeCompare(say(other), inLanguage.code);

interface MoreCategoriesProps {
  readonly own: readonly string[];
  /** Those that are shown already. */
  readonly first: readonly string[];
  readonly value: string;
  readonly error: string | undefined;
  onChange(category: string): void;
}

/** Every other category, a search in one's own words, and 'Other' where none fits. */
export function MoreCategories({ own, first, value, error, onChange }: MoreCategoriesProps) {
  const words = otherWords(value);
  const others = allCategories(own, asShown).filter((name) => !first.includes(name));
  const other = { value: words === null ? otherAs('') : value, label: otherCategory };
  return (
    <div className="grid gap-5">
      <CategorySearch chosen={value} onChoose={onChange} />
      <ChoiceGroup
        label="All other categories"
        choices={[...others.map(asChoice), other]}
        value={value === otherCategory ? other.value : value}
        onChange={onChange}
      />
      {words !== null && <OtherWords words={words} error={error} onChange={onChange} />}
    </div>
  );
}

interface OtherWordsProps extends Pick<MoreCategoriesProps, 'error' | 'onChange'> {
  readonly words: string;
}

/** Whoever has just chosen 'Other' could not type yet: the error waits for the first letter, or for 'Next'. */
function OtherWords({ words, error, onChange }: OtherWordsProps) {
  const room = useRef<HTMLDivElement>(null);
  const [isSent, setSent] = useState(false);
  useEffect(() => {
    const form = room.current?.closest('form');
    const onSubmit = () => setSent(true);
    form?.addEventListener('submit', onSubmit, true);
    return () => form?.removeEventListener('submit', onSubmit, true);
  }, []);
  return (
    <div ref={room}>
      <TextField
        label="What do you do?"
        help="In a few words, such as: tattoo studio. We find the right category for it."
        maxLength={40}
        value={words}
        error={words || isSent ? error : undefined}
        onChange={(typed) => onChange(otherAs(typed))}
      />
    </div>
  );
}
