import { useState } from 'react';

interface NumberControl {
  readonly value: string;
  onChange(typed: string): void;
}

/** A second phone number that can be the same as the first. While the box is ticked, it follows the first. */
export function useSameNumber(first: NumberControl | undefined, second: NumberControl | undefined) {
  const [isSame, setSame] = useState(Boolean(first?.value) && first?.value === second?.value);
  return {
    isSame,
    /** Pass this to the first field instead of its own onChange. */
    onFirst(typed: string) {
      first?.onChange(typed);
      if (isSame) second?.onChange(typed);
    },
    tick: {
      label: 'Same as my mobile',
      value: isSame,
      onChange(ticked: boolean) {
        setSame(ticked);
        second?.onChange(ticked ? (first?.value ?? '') : '');
      },
    },
  };
}
