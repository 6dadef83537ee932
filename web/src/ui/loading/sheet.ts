import type { Sheet } from '../../page/page';

let coming: Promise<void> | undefined;

/** The document begins with the sheet of its first page; later parts may need the styles of all pages. */
export function loadStylesheet(sheet: Sheet): Promise<void> {
  const present = document.querySelector<HTMLElement>('[data-whole]');
  if (!present || present.dataset['sheet'] === 'whole' || present.dataset['sheet'] === sheet)
    return Promise.resolve();
  coming ??= changeSheet(present);
  return coming;
}

/** Loads a part together with the whole style sheet, because no page's own sheet has the part's styles. */
export const withAllStyles = async <Part>(load: () => Promise<Part>): Promise<Part> =>
  (await Promise.all([load(), loadStylesheet('whole')]))[0];

/**
 * Removes the old sheet only when the new one has loaded, so that there is always one, and the order of rules is right.
 */
function changeSheet(present: HTMLElement): Promise<void> {
  const whole = document.createElement('link');
  whole.rel = 'stylesheet';
  // Not applied before the old one is removed: with both, the whole page would be laid out once more.
  whole.media = 'not all';
  whole.href = present.dataset['whole'] ?? '';
  return new Promise((resolve, reject) => {
    whole.addEventListener('load', () => {
      whole.media = 'all';
      present.remove();
      resolve();
    });
    whole.addEventListener('error', () => {
      whole.remove();
      coming = undefined;
      reject(new Error(whole.href));
    });
    document.head.append(whole);
  });
}
