import type { Preview } from '@aaspaas/contract/console/statements/calls';
import { sayNumber } from '@aaspaas/contract/say-number';
import { rupees } from '../payments/rupees';
import { sayDate } from '../say-time';

const counted = (count: number, one: string, many: string): string =>
  `${sayNumber(count)} ${count === 1 ? one : many}`;

/** The first lines as they would be imported, and what would be left out. */
export function PreviewLines({ preview }: { preview: Preview }) {
  const { sample, credits, debits, skipped, unreadable } = preview;
  if (preview.lacks) return null;
  return (
    <div className="grid gap-3">
      <p>
        {counted(credits, 'line', 'lines')} of money that came in. Left out:{' '}
        {counted(debits, 'line', 'lines')} of money that went out, {counted(skipped, 'line', 'lines')} that{' '}
        {skipped === 1 ? 'is' : 'are'} no transaction.
      </p>
      {unreadable.length > 0 && (
        <div className="rounded-md bg-brick-soft p-3 text-brick-strong">
          <p className="font-semibold">These lines could not be read and will be left out:</p>
          <ul>
            {unreadable.map(({ line, text }) => (
              <li key={line} className="wrap-anywhere">
                Line {line}: {text}
              </li>
            ))}
          </ul>
        </div>
      )}
      {sample.length > 0 && (
        <table className="console-table">
          <caption className="visually-hidden">The first lines</caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col" className="numeric">
                Amount
              </th>
              <th scope="col">Narration</th>
            </tr>
          </thead>
          <tbody>
            {sample.map(({ line, day, amount_rupees, narration }) => (
              <tr key={line}>
                <td data-title="Day">{sayDate(new Date(day))}</td>
                <td data-title="Amount" className="numeric">
                  {rupees(amount_rupees)}
                </td>
                <td data-title="Narration" className="wrap-anywhere">
                  {narration}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
