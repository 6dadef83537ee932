import { expect, test } from 'vitest';
import { searchWords } from '@aaspaas/contract/search-words';
import type { Db } from '../../db/open';
import { placeInText } from './place-in-text';
import { understand } from '../understanding/understand';
import type { Where } from '../scope';

const nowhere: Where = { place: null, city: null, position: null, withinKm: null };

/** A city is known without asking for it. */
const noDatabase = new Proxy({} as Db, {
  get: (_, name) => {
    throw new Error(`asked the database for ${String(name)}`);
  },
});

test.each([
  ['plumber new delhi', 'Delhi', ['new', 'delhi'], ['plumber'], false],
  ['plumber in new delhi', 'Delhi', ['new', 'delhi'], ['plumber'], true],
  ['new delhi plumber', 'Delhi', ['new', 'delhi'], ['plumber'], false],
  ['plumber delhi', 'Delhi', ['delhi'], ['plumber'], false],
  ['plumber in kochi', 'Kochi', ['kochi'], ['plumber'], true],
  ['plumber bombay', 'Mumbai', ['bombay'], ['plumber'], false],
])('%s names %s whole, and leaves nothing of the name over', async (text, city, name, others) => {
  const found = await placeInText(noDatabase, understand(searchWords(text)), nowhere);
  expect(found).toMatchObject({ place: { name: city }, name, others });
});
