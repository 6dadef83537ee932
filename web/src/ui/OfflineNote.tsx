/** Says once for the whole page that the device is offline. `tellOffline` shows it. */
export const OfflineNote = () => (
  <p
    role="status"
    className="offline-note sticky top-[61px] z-20 bg-marigold-soft p-2 text-center text-sm text-marigold-strong"
  >
    You are offline. The rest will load when you are online.
  </p>
);
