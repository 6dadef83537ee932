// @ts-check
// Says how well searches are understood, and what they find in the demo data: npm run search:judge, or
// npm run search:judge -- <set>
import { runnerImport } from 'vite';
import { inProject, runNode } from './project.mjs';

const judging = 'api/test/relevance/judging';
const named = process.argv.slice(2);
const names = named.length > 0 ? named : undefined;

const { module: understanding } = await runnerImport(inProject(`${judging}/judge-understanding.ts`), {
  logLevel: 'error',
});
for (const line of understanding.reportUnderstanding(names)) console.log(line);

const { module: search } = await runnerImport(inProject(`${judging}/judge-search.ts`), { logLevel: 'error' });
for (const line of await search.reportSearch(names)) console.log(line);

// The older sets ask for certain businesses, and are part of the tests.
if (!names) {
  const vitest = inProject('node_modules/vitest/vitest.mjs');
  const { ok } = await runNode([
    vitest,
    'run',
    inProject('api/test/relevance'),
    '-t',
    'find what they mean',
    '--reporter=verbose',
  ]);
  if (!ok) process.exitCode = 1;
}
