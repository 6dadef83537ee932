import { useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { Button } from '../../ui/Button';
import { Chip } from '../../ui/Chip';
import { Field, type FieldProps } from './Field';

type TagInputProps = FieldProps & {
  value: readonly string[];
  onChange: (value: string[]) => void;
  placeholder?: string;
  /** Says why a tag may not be added; undefined if it may. */
  validate?: (tag: string, others: readonly string[]) => string | undefined;
  /** Cleans what is typed. */
  clean?: (typed: string) => string;
};

export function TagInput({ placeholder, error, ...tags }: TagInputProps) {
  const { value, onChange, validate, clean, ...field } = tags;
  const { draft, tagError, add, type, onKeyDown, onPaste } = useTyping({ value, onChange, validate, clean });
  return (
    <Field {...field} error={tagError ?? error}>
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
              // Whoever types the last tag and goes straight on wants it to be added.
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
  validate: TagInputProps['validate'] | undefined;
  clean: TagInputProps['clean'] | undefined;
};

/** The text in the box, and how it becomes tags. */
function useTyping({ value, onChange, validate, clean }: Typing) {
  const [draft, setDraft] = useState('');
  const [tagError, setTagError] = useState<string>();

  /**
   * Adds them in order. The first that may not be added stays in the box with its reason, together with all that
   * follow.
   */
  function addAll(wanted: readonly string[], rest = '') {
    const added = [...value];
    for (const [index, tag] of wanted.entries()) {
      const sentence = validate?.(tag, added);
      if (sentence) return settle(added, [...wanted.slice(index), rest].filter(Boolean).join(', '), sentence);
      if (tag && !added.includes(tag)) added.push(tag);
    }
    settle(added, rest);
  }
  function settle(added: string[], left: string, sentence?: string) {
    if (added.length > value.length) onChange(added);
    setDraft(left);
    setTagError(sentence);
  }
  const add = () => addAll([draft.trim()]);
  /**
   * A comma ends a tag, and a list is split: nobody wants to add twenty things one by one that they have in a chat.
   */
  function type(typed: string) {
    const parts = (clean?.(typed) ?? typed).split(/[,\n]/).map((part) => part.trimStart());
    const rest = parts.pop() ?? '';
    if (parts.length > 0) return addAll(withoutRepeats(value, parts), rest);
    setDraft(rest);
    setTagError(undefined);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    // Holding the key down to empty the box does not go on to remove tags.
    if (event.key === 'Backspace' && draft === '' && !event.repeat) onChange(value.slice(0, -1));
    if (event.key !== 'Enter') return;
    // Inside a wizard step, Enter would otherwise go to the next step and lose the tag.
    event.preventDefault();
    add();
  }
  /** A one-line box would drop the line breaks. */
  function onPaste(event: ClipboardEvent) {
    const pasted = event.clipboardData.getData('text');
    if (!pasted.includes('\n')) return;
    event.preventDefault();
    type(`${draft}${pasted.trim()},`);
  }
  return { draft, tagError, add, type, onKeyDown, onPaste };
}

/** In a list, tags that exist already are skipped. A single one is kept, so that the reason is shown. */
function withoutRepeats(there: readonly string[], parts: readonly string[]): readonly string[] {
  const tags = parts.map((part) => part.trim()).filter(Boolean);
  if (tags.length < 2) return tags;
  const isSame = (tag: string) => (other: string) => other.toLowerCase() === tag.toLowerCase();
  return tags.filter((tag, at) => ![...there, ...tags.slice(0, at)].some(isSame(tag)));
}
