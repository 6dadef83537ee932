/** Keeps what somebody typed until the tab is closed, so that a reload or a closed dialog loses nothing. */

export function saveInTab(key: string, note: object): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(note));
  } catch {
    // Storage may be full or forbidden; then the text lasts as long as the dialog.
  }
}

export function loadFromTab(key: string): Readonly<Record<string, unknown>> {
  try {
    const note: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    // JSON.parse has returned an object, which may have any fields.
    return typeof note === 'object' && note ? (note as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

export function removeFromTab(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // If storage is forbidden, it is empty.
  }
}
