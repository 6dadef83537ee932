import { vi } from 'vitest';

// Test files share their process, which spares each of them a start. What a file before has left behind is forgotten.
vi.resetModules();
localStorage.clear();
sessionStorage.clear();
history.replaceState(null, '', '/');
