import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/chromium.mjs';

const chromium = findChromium();
const baseURL = process.env['AASPAAS_URL'];

/** What is the same at any width runs once, on the phone; single tests say so by the tag @once. */
const sameAtAnyWidth =
  /(accounts[a-z-]*|recovery|settings|photo|sheets|roles|landing|pin-picker|deliveries|agents|agent-trouble|slow-registration|photos-ahead|registration-submit|wizard-progress|lost-files|fits)\.spec\.ts$/;

/** Walked with the finger on the phone, and with the keyboard on a window as narrow. */
const walks = /(^|\/)(agent-)?registration(-skip)?\.spec\.ts$/;
const narrow = { width: 360, height: 740 };

export default defineConfig({
  testDir: 'e2e',
  outputDir: '.cache/test-results/browser',
  globalSetup: './e2e/server.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  timeout: 30_000,
  reporter: [['list'], ['json', { outputFile: '.cache/test-results/playwright.json' }]],
  use: {
    // Set by the global setup, before the workers read this file anew.
    ...(baseURL && { baseURL }),
    // Recording every test in case it fails costs a quarter of the run; `--trace=on` records the one in question.
    trace: 'off',
    screenshot: 'only-on-failure',
    locale: 'en-IN',
    // A street that drifts for ever would keep both cores busy; the one test about it asks for motion.
    contextOptions: { reducedMotion: 'reduce' },
    timezoneId: 'Asia/Kolkata',
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'phone', use: { viewport: narrow, hasTouch: true, isMobile: true } },
    { name: 'keyboard', testMatch: walks, use: { viewport: narrow } },
    {
      name: 'desktop',
      testIgnore: [sameAtAnyWidth, walks],
      grepInvert: /@once/,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});
