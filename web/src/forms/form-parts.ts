import type { Complaints } from '@aaspaas/contract/rule-engine/rule';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { focusFirstInvalid } from './focus-first-invalid';
import { useKeptPress } from './use-kept-press';

/** The values that were checked last, and the fields whose errors may be shown. */
export function useView<Values>(initial: Values, latest: RefObject<Values>) {
  const [view, setView] = useState({ checked: initial, watched: new Set<keyof Values>() });
  function showErrorsOf(fields: readonly (keyof Values)[]) {
    setView(({ watched }) => ({ checked: latest.current, watched: new Set([...watched, ...fields]) }));
  }
  /** Hides all errors, as before the first check. */
  const hideErrors = () => setView({ checked: latest.current, watched: new Set() });
  return { view, showErrorsOf, hideErrors };
}

/**
 * Runs the work at once if there is no delay. Otherwise collects it, and runs all of it when nothing new came for
 * that long.
 */
export function useDelay(delayMs: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (work: () => void) => {
    if (delayMs === 0) return work();
    clearTimeout(timer.current);
    waiting.current.push(work);
    timer.current = setTimeout(() => {
      for (const each of waiting.current.splice(0)) each();
    }, delayMs);
  };
}

/** Moves the focus after the next render, because the errors are on the page only then. */
export function useFocusOnError() {
  const form = useRef<Element>(undefined);
  const due = useRef(false);
  useEffect(() => {
    if (!due.current) return;
    due.current = false;
    focusFirstInvalid(form.current ?? document);
  });
  return {
    focusOnError: () => {
      due.current = true;
    },
    rememberForm: (target?: EventTarget) => {
      if (target instanceof HTMLFormElement) form.current = target;
    },
  };
}

/** Each press counts, and once. `isBusy` answers at once, before React has rendered again: a double tap is faster. */
export function useBusy() {
  const [busy, setBusy] = useState(false);
  const working = useRef(false);
  useKeptPress();
  async function run(work: () => unknown) {
    working.current = true;
    setBusy(true);
    try {
      await work();
    } finally {
      working.current = false;
      setBusy(false);
    }
  }
  return { busy, isBusy: () => working.current, run };
}

export function only<Values>(
  complaints: Complaints<Values>,
  keep: (field: keyof Values) => boolean,
): Complaints<Values> {
  const kept: { [Field in keyof Values]?: string } = {};
  for (const field of fieldsOf(complaints)) {
    const sentence = complaints[field];
    if (sentence !== undefined && keep(field)) kept[field] = sentence;
  }
  return kept;
}

// Object.keys widens to string; the keys of complaints are always fields.
export function fieldsOf<Values>(complaints: Complaints<Values>): (keyof Values)[] {
  return Object.keys(complaints) as (keyof Values)[];
}
