/** Also works on pages without https, where browsers have no clipboard. Throws if nothing was copied. */
export async function copyText(text: string): Promise<void> {
  // Missing on such pages, although the types say otherwise.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard) return clipboard.writeText(text);
  const field = Object.assign(document.createElement('textarea'), {
    value: text,
    className: 'visually-hidden',
  });
  const before = document.activeElement;
  // While a dialog is open, nothing outside it can be selected.
  (before?.closest('dialog') ?? document.body).append(field);
  field.select();
  const isDone = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  if (!isDone) throw new Error('nothing was copied');
}
