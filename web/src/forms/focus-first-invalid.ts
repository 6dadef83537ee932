/**
 * Moves the focus to the first field with an error, in page order. Every field of `ui` marks itself with
 * `data-invalid`.
 */
export function focusFirstInvalid(root: ParentNode): void {
  const field = root.querySelector('[data-invalid]');
  field?.scrollIntoView({ block: 'center' });
  field?.querySelector<HTMLElement>('input, select, textarea, button')?.focus({ preventScroll: true });
}
