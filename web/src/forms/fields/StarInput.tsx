import { useId } from 'react';
import { FieldGroup, type FieldProps } from './Field';
import { Icon } from '../../ui/Icon';
import { inLanguage } from '../../current-url/language-prefix';
import { say } from '../../say';

type StarInputProps = FieldProps & {
  /** 0 while nothing is chosen. */
  value: number;
  onChange: (value: number) => void;
};

export function StarInput({ value, onChange, ...field }: StarInputProps) {
  const name = useId();
  return (
    <FieldGroup {...field}>
      {({ id: _, ...described }) => (
        <div className="flex">
          {[1, 2, 3, 4, 5].map((star) => (
            <label
              key={star}
              className="relative flex size-11 cursor-pointer items-center justify-center rounded-full has-focus-visible:outline-3 has-focus-visible:outline-focus"
            >
              <input
                {...described}
                type="radio"
                name={name}
                className="visually-hidden"
                aria-label={inLanguage.isOne(star) ? '1 star' : say('{star} stars', { star })}
                checked={star === value}
                onChange={() => onChange(star)}
              />
              {/* Icons from the sprite bring their own fill, so a full star is another icon. */}
              {star <= value && <Icon name="star-filled" size={32} className="absolute text-marigold" />}
              <Icon name="star" size={32} className="relative text-marigold-strong" />
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  );
}
