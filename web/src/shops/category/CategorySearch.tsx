import { useEffect, useState } from 'react';
import { suggest } from '@aaspaas/contract/search/calls';
import { useRead } from '../../api/use-read';
import { TextField } from '../../forms/fields/TextField';
import { Button } from '../../ui/Button';
import { say } from '../../say';

/** As long as in the search itself. */
const pauseMs = 200;

interface CategorySearchProps {
  readonly chosen: string;
  onChoose(category: string): void;
}

/** Finds a category by what people call the trade: 'nal wala' is Home Repairs. */
export function CategorySearch({ chosen, onChoose }: CategorySearchProps) {
  const [typed, setTyped] = useState('');
  const text = usePaused(typed.trim());
  const reading = useRead(suggest, text.length > 1 ? { text } : null);
  const isTyped = ({ called }: { called: string }) => called.toLowerCase() === text.toLowerCase();
  const list = reading.state === 'loaded' ? reading.reply.list : [];
  const found = list
    .filter(({ kind }) => kind === 'category')
    .map(({ label, hint }) => ({ name: hint || label, called: hint ? label : '' }));
  // The very word before longer ones: of 'dosa' the eating places, then what dosas are made of.
  const sorted = found.toSorted((one, other) => Number(isTyped(other)) - Number(isTyped(one)));
  const once = sorted.filter(({ name }, at) => sorted.findIndex((one) => one.name === name) === at);
  return (
    <div className="grid gap-2">
      <TextField
        label="Search in your own words"
        placeholder="Such as: nal wala, tiffin, puncture"
        maxLength={100}
        value={typed}
        onChange={setTyped}
        // Enter would send the whole form, of which this is no part.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <div role="status" className="flex flex-wrap gap-2">
        {once.map(({ name, called }) => (
          <Button
            key={name}
            variant={name === chosen ? 'primary' : 'secondary'}
            aria-pressed={name === chosen}
            onClick={() => onChoose(name)}
          >
            {called ? `${say(name)} (${called})` : say(name)}
          </Button>
        ))}
        {text.length > 1 && reading.state === 'loaded' && once.length === 0 && (
          <p className="text-ink-soft">Nothing found. Choose below, or ‘Other’ at the end.</p>
        )}
      </div>
    </div>
  );
}

/** What is typed, once the typing pauses. */
function usePaused(typed: string): string {
  const [paused, setPaused] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return paused;
}
