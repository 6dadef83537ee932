/** Goes to the first field that shows an error, in the order of the page. Every field of `ui` marks itself so. */
export function focusFirstInvalid(root: ParentNode): void {
  const field = root.querySelector('[data-invalid]');
  field?.scrollIntoView({ block: 'center' });
  field?.querySelector<HTMLElement>('input, select, textarea, button')?.focus({ preventScroll: true });
}
