import { clearDraft, type DraftForm, loadDraft, saveDraft } from '../draft-store';

/**
 * The Idempotency-Key of one registration. Kept with its draft: after a lost reply the same is sent again, even by a
 * page that was loaded anew, and happens once.
 */
export function keyOfDraft(name: string): string {
  const kept = loadDraft(keyForm(name))?.key;
  if (kept) return kept;
  const key = crypto.randomUUID();
  saveDraft(keyForm(name), { key });
  return key;
}

export const forgetKey = (name: string): void => clearDraft(keyForm(name));

const keyForm = (name: string): DraftForm<{ key: string }> => ({
  key: name,
  names: { key: 'key' },
  blank: { key: '' },
  lasts: 'until-submitted',
});
