/** The languages that a search understands, under the names that their speakers read. */
export const languages = [
  ['en-IN', 'English'],
  ['hi-IN', 'हिन्दी'],
  ['kn-IN', 'ಕನ್ನಡ'],
  ['ta-IN', 'தமிழ்'],
  ['te-IN', 'తెలుగు'],
  ['ml-IN', 'മലയാളം'],
  ['mr-IN', 'मराठी'],
  ['bn-IN', 'বাংলা'],
  ['gu-IN', 'ગુજરાતી'],
] as const;

const store = 'aaspaas.voice';

/** The language of the last use. Null before the first: then nobody has read yet where the sound is sent. */
export function lastLanguage(): string | null {
  try {
    const kept = localStorage.getItem(store);
    return languages.find(([code]) => code === kept)?.[0] ?? null;
  } catch {
    return null;
  }
}

export function keepLanguage(code: string): void {
  try {
    localStorage.setItem(store, code);
  } catch {
    // Storage may be full or forbidden; then the question comes again.
  }
}
