import { useEffect, useState } from 'react';
import { say } from '../say';

interface NumberControl {
  readonly value: string;
  onChange(typed: string): void;
}

/**
 * A second phone number, which most people have the same as the first: while the box is ticked, it follows the first,
 * and typing another one takes the tick away.
 */
export function useSameNumber(
  first: NumberControl | undefined,
  second: NumberControl | undefined,
  /** In a registration: a draft that brings only the first number along is filled in. */
  fillsBlank = false,
) {
  const [isSame, setSame] = useState(first?.value === second?.value);
  const setBoth = (ticked: boolean) => {
    setSame(ticked);
    second?.onChange(ticked ? (first?.value ?? '') : '');
  };
  useEffect(() => {
    if (fillsBlank && first?.value && second?.value === '') setBoth(true);
    // Only at first: whoever empties the field later means it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return {
    /** Pass these to the two fields instead of their own onChange. */
    onFirst(typed: string) {
      first?.onChange(typed);
      if (isSame) second?.onChange(typed);
    },
    onSecond(typed: string) {
      setSame(typed === first?.value);
      second?.onChange(typed);
    },
    tick: {
      label: say('Same as my mobile'),
      value: isSame,
      onChange: setBoth,
    },
  };
}
