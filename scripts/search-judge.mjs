// @ts-check
// Says how well searches are understood: npm run search:judge, or npm run search:judge -- <set>
import { runnerImport } from 'vite';
import { inProject } from './project.mjs';

const { module } = await runnerImport(inProject('api/test/relevance/judging/judge-understanding.ts'), {
  logLevel: 'error',
});
const names = process.argv.slice(2);
for (const line of module.reportUnderstanding(names.length > 0 ? names : undefined)) console.log(line);
