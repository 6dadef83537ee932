import type { Complaints } from '@aaspaas/contract/rules/rule';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { focusFirstInvalid } from './focus-first-invalid';

/** The values that the complaints speak of, and the fields whose complaints may be seen. */
export function useView<Values>(initial: Values, latest: RefObject<Values>) {
  const [view, setView] = useState({ checked: initial, watched: new Set<keyof Values>() });
  function showErrorsOf(fields: readonly (keyof Values)[]) {
    setView(({ watched }) => ({ checked: latest.current, watched: new Set([...watched, ...fields]) }));
  }
  /** Nothing has been said about any field yet. */
  const hideErrors = () => setView({ checked: latest.current, watched: new Set() });
  return { view, showErrorsOf, hideErrors };
}

/** Runs at once without a delay; with one, runs all that was asked for when nothing new came for that long. */
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

/** Errors are on the page only after the next render; the focus waits for it. */
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

/** `isBusy` answers within the same tick, before React has rendered: a double tap is quicker than that. */
export function useBusy() {
  const [busy, setBusy] = useState(false);
  const working = useRef(false);
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

// Object.keys widens to string; complaints have no keys but fields.
export function fieldsOf<Values>(complaints: Complaints<Values>): (keyof Values)[] {
  return Object.keys(complaints) as (keyof Values)[];
}
