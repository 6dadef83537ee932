import { startTransition, useEffect, useState } from 'react';
import { loadDraft } from './draft-store';
import type { FlowStep } from '../steps/flows/flow';

/**
 * The values that a step begins with; null while they are read. The server knows no drafts, so the first render
 * never has them. `withFiles` adds what is not stored as text.
 */
export function useDraft<Values extends object>(
  flowStep: FlowStep<Values>,
  withFiles?: (values: Values) => Promise<Values>,
): Values | null {
  const [initial, setInitial] = useState<{ flowStep: FlowStep<Values>; values: Values } | null>(null);
  useEffect(() => {
    let isLeft = false;
    const values = ownDraft(flowStep) ?? fromRelatedDraft(flowStep) ?? flowStep.draft.blank;
    // In slices: a whole form in one piece keeps a slow phone from answering.
    const keep = (ready: Values) =>
      startTransition(() => {
        if (!isLeft) setInitial({ flowStep, values: ready });
      });
    if (withFiles) void withFiles(values).then(keep, () => keep(values));
    else keep(values);
    return () => {
      isLeft = true;
    };
    // Runs again only for another step. `withFiles` is left out of the dependencies: a new function for the same step
    // must not read the draft again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [flowStep]);
  return initial?.flowStep === flowStep ? initial.values : null;
}

/** A skipped step has left an empty draft, which does not count. */
function ownDraft<Values extends object>({ draft }: FlowStep<Values>): Values | null {
  const kept = loadDraft(draft);
  return JSON.stringify(kept) === JSON.stringify(draft.blank) ? null : kept;
}

/** What was typed in another registration, without the values that break a rule here. */
function fromRelatedDraft<Values extends object>({
  relatedDrafts,
  draft,
  rules,
}: FlowStep<Values>): Values | null {
  const found = relatedDrafts.map(loadDraft).find((values) => values !== null);
  if (!found) return null;
  const fitting = Object.entries(found).filter(([field, value]) => {
    // Object.entries widens to string; the keys of the values are always fields.
    const rows = rules[field as keyof Values] ?? [];
    return !rows.some(([, when]) => when(value as Values[keyof Values], found));
  });
  return { ...draft.blank, ...Object.fromEntries(fitting) };
}
