import type { BrowserContext, Page } from '@playwright/test';

declare global {
  interface Window {
    listeningTo?: EventTarget & { lang: string };
  }
}

/** The browser's speech recognition hears what the test says. */
export async function standInForSpeech(context: BrowserContext | Page): Promise<void> {
  await context.addInitScript(() => {
    class Recogniser extends EventTarget {
      lang = '';
      interimResults = false;
      start() {
        window.listeningTo = this;
      }
      abort() {
        delete window.listeningTo;
      }
    }
    Object.assign(window, { SpeechRecognition: Recogniser });
  });
}

/** Returns the language that it was listening in. */
export async function speak(page: Page, transcript: string, isFinal: boolean): Promise<string> {
  await page.waitForFunction(() => window.listeningTo);
  return page.evaluate(
    ([text, isLast]) => {
      const heard = Object.assign([{ transcript: text }], { isFinal: isLast });
      const { listeningTo } = window;
      listeningTo?.dispatchEvent(Object.assign(new Event('result'), { results: [heard] }));
      return listeningTo?.lang ?? '';
    },
    [transcript, isFinal] as const,
  );
}

export async function failToHear(page: Page, error: string): Promise<void> {
  await page.waitForFunction(() => window.listeningTo);
  await page.evaluate((reason) => {
    const { listeningTo } = window;
    listeningTo?.dispatchEvent(Object.assign(new Event('error'), { error: reason }));
    listeningTo?.dispatchEvent(new Event('end'));
  }, error);
}
