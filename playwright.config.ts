import { defineConfig } from '@playwright/test';
import { alsoOnDesktop, byKeyboard } from './e2e/widths';
import { findChromium } from './scripts/chromium.mjs';

const chromium = findChromium();
const baseURL = process.env['AASPAAS_URL'];

const narrow = { width: 360, height: 740 };

export default defineConfig({
  testDir: 'e2e/specs',
  outputDir: '.cache/test-results/browser',
  globalSetup: './e2e/server/global-setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  // Machines may be busy: a test that waits passes later, and one that fails fails all the same.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/test-results/playwright.json' }]],
  use: {
    // Set by the global setup, before the workers read this file anew.
    ...(baseURL && { baseURL }),
    // Recording every test in case it fails costs a quarter of the run; `--trace=on` records the one in question.
    trace: 'off',
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
        // One process for the pages of a test, and none in waiting for a page that never comes.
        '--process-per-site',
        '--renderer-process-limit=1',
        // Threads and a process of their own cost short-lived pages more than they save.
        '--in-process-gpu',
        '--js-flags=--single-threaded',
        // Not by watching every request: a browser that is watched keeps no copies, and loads all scripts anew.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      ],
    },
  },
  projects: [
    {
      name: 'phone',
      grepInvert: new RegExp(byKeyboard.tag),
      use: { viewport: narrow, hasTouch: true, isMobile: true },
    },
    { name: 'keyboard', grep: new RegExp(byKeyboard.tag), use: { viewport: narrow } },
    {
      name: 'desktop',
      grep: new RegExp(alsoOnDesktop.tag),
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});
