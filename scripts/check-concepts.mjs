// @ts-check
// Reads the concept files of the search and says what is wrong with them.
import { runnerImport } from 'vite';
import { inProject } from './project.mjs';

const { module } = await runnerImport(inProject('api/src/search/training/check-concepts.ts'), {
  logLevel: 'error',
});
const complaints = module.checkConcepts();
for (const complaint of complaints) console.error(complaint);
process.exitCode = complaints.length > 0 ? 1 : 0;
