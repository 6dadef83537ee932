/** Rupees as banks print them, in paise: '1,00,000.00', '500.00 Cr', '(500.00)', '-500', 'INR 500'. Null if it is none. */
export function readPaise(text: string): number | null {
  const plain = text
    .replace(/[\s,'₹]/g, '')
    .replace(/^(INR|Rs\.?)/i, '')
    .replace(/^\+/, '');
  const [, minus, bracket, rupees, paise = '', mark = ''] =
    /^(-?)(\(?)(\d{1,12})(?:\.(\d{1,2})0*)?\)?(Cr|Dr|C|D)?\.?$/i.exec(plain) ?? [];
  if (rupees === undefined) return null;
  const amount = Number(rupees) * 100 + Number(paise.padEnd(2, '0'));
  return minus || bracket || /^d/i.test(mark) ? -amount : amount;
}
