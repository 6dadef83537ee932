// @ts-check
// Trains the classifier of the search from the concept files: npm run search:train
// With --check it only says whether the weights are older than what they are trained from.
import { readFile, writeFile } from 'node:fs/promises';
import { runnerImport } from 'vite';
import { giveUp, inProject } from './project.mjs';

const file = inProject('api/concepts/weights.bin');
const { trainedFrom } = await load('training/trained-from.ts');

if (process.argv.includes('--check')) {
  const { readModel } = await load('understanding/guess/model.ts');
  const kept = readModel(new Uint8Array(await readFile(file)));
  if (kept.trainedFrom !== trainedFrom())
    giveUp('api/concepts/weights.bin is older than the concept files: run "npm run search:train".');
} else {
  const { train, measure, writeModel } = await load('training/train.ts');
  for (const sentence of measure()) console.log(sentence);
  const bytes = writeModel(train(trainedFrom()));
  await writeFile(file, bytes);
  console.log(`Wrote ${Math.round(bytes.length / 1000)} kB of weights.`);
}

/** @param {string} path */
async function load(path) {
  const { module } = await runnerImport(inProject('api/src/search', path), { logLevel: 'error' });
  return module;
}
