export const dayMs = 24 * 60 * 60_000;
export const weekMs = 7 * dayMs;
