import { parse } from 'csv-parse';
import { parse as parseAtOnce } from 'csv-parse/sync';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Failure } from '@aaspaas/contract/failure';
import { headingScore } from './guess-columns';

/** One line of the file: where it stands, from 1, and its cells. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

const mostRows = 20_000;
/** Banks print names, addresses and notes before the headings. */
const rowsBeforeHeadings = 60;
const headBytes = 64 * 1024;

const usual = {
  bom: true,
  trim: true,
  relax_quotes: true,
  relax_column_count: true,
  skip_empty_lines: true,
  max_record_size: 100_000,
  info: true,
} as const;

interface Parsed {
  record: string[];
  info: { lines: number };
}

const rowOf = ({ record, info }: Parsed): CsvRow => ({ line: info.lines, cells: record.map(printable) });

// oxlint-disable-next-line no-control-regex
const printable = (cell: string): string => cell.replace(/[\u0000-\u001f\u007f]+/g, ' ').trim();

const unreadable = (): Failure =>
  new Failure(
    'invalid',
    'This is not a CSV file that we can read. Please download it from your bank as CSV.',
  );

export interface CsvLayout {
  readonly delimiter: string;
  readonly heading: CsvRow;
}

/** Finds out what separates the columns and where the headings are. `headingLine` is the admin's word for it. */
export async function findLayout(path: string, headingLine: number | null): Promise<CsvLayout> {
  const head = await readHead(path);
  const candidates = [',', ';', '\t', '|'].flatMap((delimiter) => {
    const rows = firstRows(head, delimiter);
    const heading = headingLine === null ? likeliest(rows) : rows.find(({ line }) => line === headingLine);
    return heading
      ? [{ delimiter, heading, score: headingScore(heading.cells), width: heading.cells.length }]
      : [];
  });
  const [best] = candidates.toSorted((a, b) => b.score - a.score || b.width - a.width);
  if (!best || best.width < 2) throw unreadable();
  return best;
}

function likeliest(rows: readonly CsvRow[]): CsvRow | undefined {
  const scores = rows.map(({ cells }) => headingScore(cells));
  const best = Math.max(...scores);
  // Where nothing looks like headings, the widest line is shown, and the admin says what is what.
  return best >= 2 ? rows[scores.indexOf(best)] : rows.toSorted((a, b) => b.cells.length - a.cells.length)[0];
}

/** A file of another kind is named for what it is. */
async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    const head = buffer.subarray(0, bytesRead);
    const begins = head.toString('latin1', 0, 4);
    if (begins.startsWith('PK') || begins === '\u00d0\u00cf\u0011\u00e0')
      throw new Failure(
        'wrong-type',
        'This is an Excel file. Please save it as CSV, or download CSV from your bank.',
      );
    if (begins === '%PDF')
      throw new Failure('wrong-type', 'This is a PDF. Please download the statement from your bank as CSV.');
    return head;
  } finally {
    await file.close();
  }
}

function firstRows(head: Buffer, delimiter: string): CsvRow[] {
  try {
    const records: unknown = parseAtOnce(head, { ...usual, delimiter, to: rowsBeforeHeadings });
    // With `info` the library gives each record beside where it stands.
    return (records as Parsed[]).map(rowOf);
  } catch {
    // The head may end within a quoted cell; then this is not what separates the columns, or the file is broken.
    return [];
  }
}

/** The lines after the headings, one by one, so that a long file is never in memory. */
export async function* readRows(path: string, { delimiter, heading }: CsvLayout): AsyncGenerator<CsvRow> {
  const rows = createReadStream(path).pipe(parse({ ...usual, delimiter }));
  let count = 0;
  try {
    for await (const parsed of rows) {
      const row = rowOf(parsed as Parsed);
      if (row.line <= heading.line) continue;
      if (++count > mostRows)
        throw new Failure('too-large', 'This file has more than 20,000 lines. Please split it by month.');
      yield row;
    }
  } catch (error) {
    throw error instanceof Failure ? error : unreadable();
  }
}
