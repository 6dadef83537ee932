/** Also on pages without https, where browsers have no clipboard. Throws where nothing was copied. */
export async function copyText(text: string): Promise<void> {
  // Missing there, whatever the types say.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard) return clipboard.writeText(text);
  const field = Object.assign(document.createElement('textarea'), {
    value: text,
    className: 'visually-hidden',
  });
  const before = document.activeElement;
  // Inside a dialog, nothing outside it can be marked.
  (before?.closest('dialog') ?? document.body).append(field);
  field.select();
  const isDone = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  if (!isDone) throw new Error('nothing was copied');
}
