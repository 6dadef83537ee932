/** Shows every `OfflineNote` while the device has no line. */
export function tellOffline(): void {
  const tell = () => document.documentElement.toggleAttribute('data-offline', !navigator.onLine);
  addEventListener('online', tell);
  addEventListener('offline', tell);
  tell();
}
