const store = 'aaspaas.searches';
const mostKept = 6;
const longest = 100;

/** What was searched for on this device, the latest first. */
export function recentSearches(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(store) ?? '[]');
    return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string') : [];
  } catch {
    return [];
  }
}

export function addRecentSearch(search: string): void {
  const text = search.trim().slice(0, longest);
  if (!text) return;
  const others = recentSearches().filter((each) => each.toLowerCase() !== text.toLowerCase());
  try {
    localStorage.setItem(store, JSON.stringify([text, ...others].slice(0, mostKept)));
  } catch {
    // Storage may be full or forbidden; the search goes on all the same.
  }
}

export function clearRecentSearches(): void {
  try {
    localStorage.removeItem(store);
  } catch {
    // If storage is forbidden, it is empty.
  }
}
