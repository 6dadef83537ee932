import { useDeferredValue, useState } from 'react';
import { suggest } from '@aaspaas/contract/search/calls';
import { useRead } from '../../api/use-read';
import { TextField } from '../../forms/fields/TextField';
import { Button } from '../../ui/Button';

interface CategorySearchProps {
  readonly chosen: string;
  onChoose(category: string): void;
}

/** Finds a category by what people call the trade: 'nal wala' is Home Repairs. */
export function CategorySearch({ chosen, onChoose }: CategorySearchProps) {
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed.trim());
  const reading = useRead(suggest, text.length > 1 ? { text } : null);
  const isTyped = ({ called }: { called: string }) => called.toLowerCase() === text.toLowerCase();
  const list = reading.state === 'loaded' ? reading.reply.list : [];
  const found = list
    .filter(({ kind }) => kind === 'category')
    .map(({ label, hint }) => ({ name: hint || label, called: hint ? label : '' }));
  const once = found
    .filter(({ name }, at) => found.findIndex((one) => one.name === name) === at)
    // The very word before longer ones: of 'dosa' the eating places, then what dosas are made of.
    .toSorted((one, other) => Number(isTyped(other)) - Number(isTyped(one)));
  return (
    <div className="grid gap-2">
      <TextField
        label="Search in your own words"
        placeholder="Such as: nal wala, tiffin, puncture"
        value={typed}
        onChange={setTyped}
      />
      <div role="status" className="flex flex-wrap gap-2">
        {once.map(({ name, called }) => (
          <Button
            key={name}
            variant={name === chosen ? 'primary' : 'secondary'}
            aria-pressed={name === chosen}
            onClick={() => onChoose(name)}
          >
            {called ? `${name} (${called})` : name}
          </Button>
        ))}
        {text.length > 1 && reading.state === 'loaded' && once.length === 0 && (
          <p className="text-ink-soft">Nothing found. Choose below, or ‘Other’ at the end.</p>
        )}
      </div>
    </div>
  );
}
