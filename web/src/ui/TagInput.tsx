import { useState, type ClipboardEvent, type KeyboardEvent } from 'react';
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

export function TagInput({ placeholder, error, ...tags }: TagInputProps) {
  const { value, onChange, refuse, clean, ...field } = tags;
  const { draft, refusal, add, type, onKeyDown, onPaste } = useTyping({ value, onChange, refuse, clean });
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
              onChange={(event) => type(event.target.value)}
              onKeyDown={onKeyDown}
              onPaste={onPaste}
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

type Typing = Pick<TagInputProps, 'value' | 'onChange'> & {
  refuse: TagInputProps['refuse'] | undefined;
  clean: TagInputProps['clean'] | undefined;
};

/** What is in the box, and how it becomes tags. */
function useTyping({ value, onChange, refuse, clean }: Typing) {
  const [draft, setDraft] = useState('');
  const [refusal, setRefusal] = useState<string>();

  /** Adds them in order; what may not be added stays in the box with its reason, and whatever comes after it. */
  function addAll(wanted: readonly string[], rest = '') {
    const added = [...value];
    for (const [place, tag] of wanted.entries()) {
      const sentence = refuse?.(tag, added);
      if (sentence) return settle(added, [...wanted.slice(place), rest].filter(Boolean).join(', '), sentence);
      if (tag && !added.includes(tag)) added.push(tag);
    }
    settle(added, rest);
  }
  function settle(added: string[], left: string, sentence?: string) {
    if (added.length > value.length) onChange(added);
    setDraft(left);
    setRefusal(sentence);
  }
  const add = () => addAll([draft.trim()]);
  /** A comma ends a tag, and a list is taken apart: nobody adds twenty things one by one who has them in a chat. */
  function type(typed: string) {
    const parts = (clean?.(typed) ?? typed).split(/[,\n]/).map((part) => part.trimStart());
    const rest = parts.pop() ?? '';
    if (parts.length > 0) return addAll(withoutRepeats(value, parts), rest);
    setDraft(rest);
    setRefusal(undefined);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    // Held down to empty the box, it stops there.
    if (event.key === 'Backspace' && draft === '' && !event.repeat) onChange(value.slice(0, -1));
    if (event.key !== 'Enter') return;
    // Inside a wizard step it would otherwise go to the next step with the tag lost.
    event.preventDefault();
    add();
  }
  /** A box of one line would swallow the ends of lines. */
  function onPaste(event: ClipboardEvent) {
    const pasted = event.clipboardData.getData('text');
    if (!pasted.includes('\n')) return;
    event.preventDefault();
    type(`${draft}${pasted.trim()},`);
  }
  return { draft, refusal, add, type, onKeyDown, onPaste };
}

/** In a list, what is there already is passed over; a single one is added as it is, and refused with its reason. */
function withoutRepeats(there: readonly string[], parts: readonly string[]): readonly string[] {
  const tags = parts.map((part) => part.trim()).filter(Boolean);
  if (tags.length < 2) return tags;
  const isSame = (tag: string) => (other: string) => other.toLowerCase() === tag.toLowerCase();
  return tags.filter((tag, at) => ![...there, ...tags.slice(0, at)].some(isSame(tag)));
}
