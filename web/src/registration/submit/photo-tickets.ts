const storageName = 'sentPhotos';

/** Receipts of photos that have arrived, by the photos' ids, so that after a reload only the others are sent. */
const receipts = new Map<string, string>(load());

export const findReceipt = (photoId: string): string | undefined => receipts.get(photoId);

export function keepReceipt(photoId: string, receipt: string): void {
  receipts.set(photoId, receipt);
  save();
}

export function forgetReceipts(): void {
  receipts.clear();
  save();
}

function load(): [string, string][] {
  try {
    return Object.entries(JSON.parse(sessionStorage.getItem(storageName) ?? '{}'));
  } catch {
    // Storage is forbidden, or what it holds is not ours, so the photos are sent again.
    return [];
  }
}

function save(): void {
  try {
    if (receipts.size === 0) sessionStorage.removeItem(storageName);
    else sessionStorage.setItem(storageName, JSON.stringify(Object.fromEntries(receipts)));
  } catch {
    // Without storage, the receipts last as long as the page.
  }
}
