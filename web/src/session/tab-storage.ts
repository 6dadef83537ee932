/** What one person typed, kept in this tab until it is closed: a reload or a closed dialog loses nothing. */

export function saveInTab(key: string, note: object): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(note));
  } catch {
    // Storage may be full or forbidden; then the note lasts as long as the dialog.
  }
}

export function loadFromTab(key: string): Readonly<Record<string, unknown>> {
  try {
    const note: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    // What JSON gives for an object is one.
    return typeof note === 'object' && note ? (note as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

export function removeFromTab(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Forbidden storage holds nothing.
  }
}
