import { useId, useState } from 'react';
import * as paths from '@aaspaas/contract/console/paths';
import type { Preview } from '@aaspaas/contract/console/statements/calls';
import { sayNumber } from '@aaspaas/contract/say-number';
import { TextField } from '../../forms/fields/TextField';
import { FormError } from '../../forms/FormError';
import { Button } from '../../ui/Button';
import { Spinner } from '../../ui/loading/Spinner';
import { rupees } from '../say-amount';
import { sayDate, sayTime } from '../say-time';
import { ColumnChoice } from './ColumnChoice';
import { useImport } from './use-import';

/** A file of the bank is chosen, looked at, and imported. */
export function ImportForm() {
  const { preview, error, busy, choose, keep, relook } = useImport();
  const id = useId();
  return (
    <section aria-labelledby="import" className="card grid gap-4 p-4">
      <h2 id="import" className="text-xl">
        Import a statement
      </h2>
      <div className="grid gap-1">
        <label htmlFor={id} className="font-medium">
          CSV file of your bank
        </label>
        <p id={`${id}-help`} className="text-sm text-ink-soft">
          Download it from your bank’s website as CSV. Nothing is confirmed by importing it.
        </p>
        <input
          id={id}
          type="file"
          accept=".csv,.txt,text/csv"
          aria-describedby={`${id}-help`}
          className="control h-auto py-2 file:mr-3 file:rounded-sm file:border file:border-control file:px-3 file:py-1 file:font-semibold"
          onChange={({ target }) => choose(target.files?.[0] ?? null)}
        />
      </div>
      <FormError>{error}</FormError>
      {busy && !preview && (
        <p role="status" className="flex items-center gap-2">
          <Spinner /> Reading the file…
        </p>
      )}
      {preview && (
        <>
          {preview.already && (
            <p role="status" className="rounded-md bg-marigold-soft p-3 text-marigold-strong">
              This very file was imported on {sayTime(new Date(preview.already.at))}
              {preview.already.by && ` by ${preview.already.by}`}. Importing it again changes nothing.{' '}
              <a href={`${paths.statements}/${preview.already.id}`} className="font-semibold underline">
                Open it
              </a>
            </p>
          )}
          <ColumnChoice preview={preview} onChange={relook} />
          <PreviewLines preview={preview} />
          <Keep
            key={preview.bank}
            bank={preview.bank}
            count={preview.credits}
            busy={busy}
            onKeep={(name) => void keep(name)}
          />
        </>
      )}
    </section>
  );
}

interface KeepProps {
  readonly bank: string;
  readonly count: number;
  readonly busy: boolean;
  onKeep(bank: string): void;
}

function Keep({ bank, count, busy, onKeep }: KeepProps) {
  const [name, setName] = useState(bank);
  if (count === 0) return null;
  return (
    <form
      noValidate
      className="grid gap-4 sm:max-w-sm"
      onSubmit={(event) => {
        event.preventDefault();
        onKeep(name);
      }}
    >
      <TextField
        label="Name of the account"
        optional
        name="bank"
        value={name}
        maxLength={60}
        autoComplete="off"
        help="Such as: current account at Kaveri Bank"
        onChange={setName}
      />
      <div>
        <Button type="submit" busy={busy}>
          Import {sayNumber(count)} {count === 1 ? 'line' : 'lines'}
        </Button>
      </div>
    </form>
  );
}

const counted = (count: number, one: string, many: string): string =>
  `${sayNumber(count)} ${count === 1 ? one : many}`;

/** The first lines as they would be imported, and what would be left out. */
function PreviewLines({ preview }: { preview: Preview }) {
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
