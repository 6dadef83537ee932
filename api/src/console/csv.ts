export type Cell = string | number | Date | null;

/** So that Excel takes the file for UTF-8. */
export const byteOrderMark = '\uFEFF';

export const csvLine = (cells: readonly Cell[]): string => `${cells.map(inCsv).join(',')}\r\n`;

function inCsv(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = cell instanceof Date ? cell.toISOString() : harmless(cell);
  // Where the comma is for decimals, spreadsheets may also split at semicolons.
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Spreadsheets run what begins like a formula, also after blanks and in full-width signs, and what is typed into a form
 * may come from anybody.
 */
const harmless = (text: string): string =>
  /^[\t\r\n]|^[\s\p{Cf}\p{Z}]*[=+\-@＝＋－＠﹦﹢﹣﹫]/u.test(text) ? `'${text}` : text;
