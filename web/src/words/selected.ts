/** What was selected as somebody last pressed: on phones the press itself ends the selection. */
let pressed = '';

export function noteSelections(): void {
  addEventListener('pointerdown', () => (pressed = String(getSelection())), true);
}

/** What is selected on the page, or was as the press began that led here. */
export const selectedText = (): string => String(getSelection()) || pressed;
