import { defineConfig } from 'vitest/config';
import react from '@vitejs/plugin-react';
import { sayTexts } from './web/vite/say-texts.ts';

const api = {
  root: 'api',
  environment: 'node',
  globalSetup: `${import.meta.dirname}/api/test/cluster.ts`,
  // Tests start databases and processes of their own, on machines that may be busy.
  testTimeout: 30_000,
  hookTimeout: 30_000,
};

/** These draw, which the server forbids its own process, measure memory, use up or count the names of prepared statements, or hash in earnest. */
const needOwnProcess = [
  'src/accounts/passwords.test.ts',
  'src/accounts/same-time.test.ts',
  'test/bad-images.test.ts',
  'src/db/sql.test.ts',
  'src/db/open.test.ts',
];

const web = {
  root: 'web',
  environment: 'happy-dom',
  // Threads begin sooner than processes.
  pool: 'threads',
  restoreMocks: true,
} as const;

/** These let something listen to the document for as long as it lives. */
const needOwnDocument = ['src/current-url/follow-links.test.ts', 'src/shops/contact/count-taps.test.tsx'];

export default defineConfig({
  test: {
    // By itself Vitest leaves one core idle, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'contract',
          root: 'contract',
          environment: 'node',
          isolate: false,
          include: ['src/**/*.test.ts'],
        },
      },
      {
        resolve: { alias: { '@node-rs/argon2': `${import.meta.dirname}/api/test/quick-argon2.ts` } },
        test: {
          ...api,
          name: 'api',
          isolate: false,
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: needOwnProcess,
        },
      },
      { test: { ...api, name: 'api-alone', include: needOwnProcess } },
      { test: { ...api, name: 'demo', root: 'demo', include: ['src/**/*.test.ts'] } },
      {
        plugins: [sayTexts, react()],
        test: {
          ...web,
          name: 'web',
          isolate: false,
          setupFiles: [`${import.meta.dirname}/web/test/fresh-file.ts`],
          include: ['src/**/*.test.{ts,tsx}', 'vite/*.test.ts'],
          exclude: needOwnDocument,
        },
      },
      { plugins: [sayTexts, react()], test: { ...web, name: 'web-alone', include: needOwnDocument } },
    ],
  },
});
