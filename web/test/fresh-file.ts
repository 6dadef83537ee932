import { afterAll, vi } from 'vitest';

// Test files share their process, which spares each of them a start. What a file before has left behind is forgotten.
vi.resetModules();
localStorage.clear();
sessionStorage.clear();
history.replaceState(null, '', '/');

// What a file was still loading would land among the modules of the next one, with the mocks of this one.
afterAll(() => vi.dynamicImportSettled());
