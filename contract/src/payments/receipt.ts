import { receiptPages } from '../paths';

const indianOffsetMs = 5.5 * 60 * 60_000;

/** '2026-27': India counts money from April to March. */
export function financialYearOf(moment: Date): string {
  const inIndia = new Date(moment.getTime() + indianOffsetMs);
  const year = inIndia.getUTCFullYear() - (inIndia.getUTCMonth() < 3 ? 1 : 0);
  return `${year}-${String((year + 1) % 100).padStart(2, '0')}`;
}

/** 'AP/2026-27/000123' */
export const receiptNumber = (financialYear: string, serial: number): string =>
  `AP/${financialYear}/${String(serial).padStart(6, '0')}`;

/** Slashes would cut the number into pieces of the path. */
export const receiptPath = (number: string): string => `${receiptPages}${number.replaceAll('/', '-')}`;

/** The number that a path names, or null. */
export function numberInPath(part: string): string | null {
  const [, year, serial] = /^AP-(\d{4}-\d{2})-(\d{6,9})$/i.exec(part) ?? [];
  return year && serial ? `AP/${year}/${serial}` : null;
}
