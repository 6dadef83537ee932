import type { Locator } from '@playwright/test';

/** Counts what a thumb does: taps, and fields that are typed into. */
export function thumb() {
  const done = { taps: 0, typed: 0 };
  return {
    done,
    async tap(target: Locator): Promise<void> {
      done.taps += 1;
      await target.tap();
    },
    async type(target: Locator, text: string): Promise<void> {
      done.typed += 1;
      await target.fill(text);
    },
  };
}
