import { useState, type KeyboardEvent } from 'react';
import { Button } from './Button';
import { Chip } from './Chip';
import { Field, type FieldProps } from './Field';

type TagInputProps = FieldProps & {
  value: readonly string[];
  onChange: (value: string[]) => void;
  placeholder?: string;
  /** The sentence when a tag may not be added; nothing when it may. */
  refuse?: (tag: string, others: readonly string[]) => string | undefined;
  /** Goes over what is typed. */
  clean?: (typed: string) => string;
};

export function TagInput({ value, onChange, placeholder, refuse, clean, error, ...field }: TagInputProps) {
  const [draft, setDraft] = useState('');
  const [refusal, setRefusal] = useState<string>();

  function add() {
    const tag = draft.trim();
    const sentence = refuse?.(tag, value);
    setRefusal(sentence);
    if (sentence) return;
    if (!tag || value.includes(tag)) return setDraft('');
    onChange([...value, tag]);
    setDraft('');
  }
  // Enter inside a wizard step would otherwise go to the next step with the tag lost.
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  }

  return (
    <Field {...field} error={refusal ?? error}>
      {(control) => (
        <>
          <div className="flex gap-2">
            <input
              {...control}
              className="control min-w-0"
              enterKeyHint="done"
              placeholder={placeholder}
              value={draft}
              onChange={(event) => {
                setDraft(clean?.(event.target.value) ?? event.target.value);
                setRefusal(undefined);
              }}
              onKeyDown={onKeyDown}
              // Who types the last one and goes straight on means it to be there.
              onBlur={() => draft.trim() && add()}
            />
            <Button variant="secondary" onClick={add}>
              Add
            </Button>
          </div>
          {value.length > 0 && (
            <ul className="flex flex-wrap gap-2">
              {value.map((tag) => (
                <li key={tag}>
                  <Chip onRemove={() => onChange(value.filter((other) => other !== tag))}>{tag}</Chip>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Field>
  );
}
