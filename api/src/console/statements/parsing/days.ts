const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** '16/03/26', '16-Mar-2026', '2026-03-16', with or without a time behind it, as '2026-03-16'. Null if it is no day. */
export function readDay(text: string): string | null {
  const at = /^(\d{1,4})[\s/.-]([a-z]{3,9}|\d{1,2})[\s/.,-]+(\d{2,4})(?=$|[\sT])/i.exec(text.trim());
  if (!at) return null;
  const [, first = '', second = '', third = ''] = at;
  const [year, day] = first.length === 4 ? [first, third] : [third, first];
  return asDay(year.length === 2 ? `20${year}` : year, monthOf(second), Number(day));
}

const monthOf = (text: string): number =>
  /^\d/.test(text) ? Number(text) : months.indexOf(text.slice(0, 3).toLowerCase()) + 1;

function asDay(year: string, month: number, day: number): string | null {
  const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const moment = new Date(`${text}T00:00:00Z`);
  // JavaScript takes the 31st of February for a day in March.
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text) ? text : null;
}
