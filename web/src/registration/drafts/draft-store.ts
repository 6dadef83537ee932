/** How the values of one step are stored between steps, and under which names. */
export interface DraftForm<Values extends object> {
  readonly key: string;
  /** Fields without a name are not stored: passwords, and files, which have a store of their own. */
  readonly names: { readonly [Field in keyof Values]?: string };
  readonly blank: Values;
  /** 'visit' ends with the tab: for phone numbers and emails, which are more private. */
  readonly lasts: 'until-submitted' | 'visit';
}

export const draftNotSaved = 'An error occurred while saving your information. Please try again.';

/** Null if there is no draft. A draft that cannot be read is discarded. */
export function loadDraft<Values extends object>(form: DraftForm<Values>): Values | null {
  const stored = readStored(form);
  if (!stored) return null;
  const known = namesOf(form).flatMap(([field, name]) => {
    const value = stored[name];
    return isLike(form.blank[field], value) ? [[field, value] as const] : [];
  });
  return { ...form.blank, ...Object.fromEntries(known) };
}

/** False if the browser's storage is full or forbidden. */
export function saveDraft<Values extends object>(form: DraftForm<Values>, values: Values): boolean {
  const named = namesOf(form).map(([field, name]) => [name, values[field]] as const);
  // A step with photos only has no text to store.
  if (named.length === 0) return true;
  return saveText(form, JSON.stringify(Object.fromEntries(named)));
}

export function clearDraft(form: Pick<DraftForm<object>, 'key' | 'lasts'>): void {
  try {
    storeOf(form).removeItem(form.key);
  } catch {
    // If storage is forbidden, no draft was stored.
  }
}

/** A single word under its own key, such as the type of business. */
export function loadWord<Word extends string>(key: string, words: readonly Word[]): Word | null {
  try {
    const stored = localStorage.getItem(key);
    const known = words.find((word) => word === stored);
    if (stored !== null && known === undefined) localStorage.removeItem(key);
    return known ?? null;
  } catch {
    return null;
  }
}

export function saveWord(key: string, word: string): boolean {
  return saveText({ key, lasts: 'until-submitted' }, word);
}

const storeOf = ({ lasts }: Pick<DraftForm<object>, 'lasts'>): Storage =>
  lasts === 'visit' ? sessionStorage : localStorage;

function saveText(form: Pick<DraftForm<object>, 'key' | 'lasts'>, text: string): boolean {
  try {
    storeOf(form).setItem(form.key, text);
    return true;
  } catch {
    return false;
  }
}

function readStored(form: Pick<DraftForm<object>, 'key' | 'lasts'>): Record<string, unknown> | null {
  try {
    const stored: unknown = JSON.parse(storeOf(form).getItem(form.key) ?? 'null');
    // JSON.parse has returned an object, which may have any fields.
    if (typeof stored === 'object' && stored && !Array.isArray(stored))
      return stored as Record<string, unknown>;
  } catch {
    // The text is not ours, or broken, so it is removed.
  }
  clearDraft(form);
  return null;
}

/** Checks the type of a value, because a draft may have been written by an older version, or by hand. */
function isLike(blank: unknown, value: unknown): boolean {
  if (!Array.isArray(blank)) return typeof value === typeof blank;
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

// Object.entries widens to string; the keys of names are always fields.
const namesOf = <Values extends object>({ names }: DraftForm<Values>): [keyof Values, string][] =>
  Object.entries(names) as [keyof Values, string][];
