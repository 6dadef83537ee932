import type { PageTemplate } from '../src/http/page-template';

/** Pages are what the web app of a test draws, and nothing around it. */
export const bareTemplate: PageTemplate = {
  styles: [],
  scripts: [],
  texts: { of: () => [], ofScript: () => [] },
  write: ({ body }) => body,
  readBoot: () => {
    throw new Error('this page was written without what it begins with');
  },
};
