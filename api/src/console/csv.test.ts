import { expect, test } from 'vitest';
import { csvLine } from './csv';

test.each([
  [['Anand Stores', 5, null], 'Anand Stores,5,'],
  [['Anand, Sons', 'He said "yes"', 'two\nlines'], '"Anand, Sons","He said ""yes""","two\nlines"'],
  [['Rice; Dal', '=1;=2', 5], `"Rice; Dal","'=1;=2",5`],
  [['=1+1', '+91 98765', '-5', '@SUM(A1)'], "'=1+1,'+91 98765,'-5,'@SUM(A1)"],
  [['\t=1', '\r=1', '=HYPERLINK("x","y")'], `'\t=1,"'\r=1","'=HYPERLINK(""x"",""y"")"`],
  [[new Date('2026-03-16T06:30:00Z'), -5], '2026-03-16T06:30:00.000Z,-5'],
  [['ആസ്പാസ്', ' =1'], "ആസ്പാസ്,' =1"],
  [['＝1', '＋1', '\u3000＠A', '\u200b=1', 'a =1'], "'＝1,'＋1,'\u3000＠A,'\u200b=1,a =1"],
])('%j', (cells, line) => {
  expect(csvLine(cells)).toBe(`${line}\r\n`);
});
