import { useId } from 'react';
import type { Preview } from '@aaspaas/contract/console/statements/calls';
import { type ColumnRole, columnRoles, type Columns } from '@aaspaas/contract/console/statements/columns';
import { FormError } from '../../forms/FormError';
import { Button } from '../../ui/Button';

const titles: Readonly<Record<ColumnRole, string>> = {
  date: 'Date',
  narration: 'Narration',
  reference: 'Reference or cheque no.',
  credit: 'Money in (credit)',
  debit: 'Money out (debit)',
  amount: 'Amount, in and out in one column',
  direction: 'Dr or Cr',
  balance: 'Balance',
};

interface ColumnChoiceProps {
  readonly preview: Preview;
  onChange(layout: { columns?: Columns; headingLine: number }): void;
}

/** Which column holds what: guessed, or as it was said the last time. */
export function ColumnChoice({ preview, onChange }: ColumnChoiceProps) {
  const { columns, headings, heading_line: headingLine, lacks, is_known } = preview;
  const set = (role: ColumnRole, at: number | undefined) => {
    const { [role]: _before, ...others } = columns;
    onChange({ headingLine, columns: at === undefined ? others : { ...others, [role]: at } });
  };
  return (
    <details open={!is_known || lacks !== ''} className="rounded-md border border-line px-4">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
        {is_known ? 'Columns, as you chose them before' : 'Columns, as we understand them'}
      </summary>
      <div className="grid gap-4 pb-4">
        <FormError>{lacks}</FormError>
        <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
          {columnRoles.map((role) => (
            <RoleChoice
              key={role}
              title={titles[role]}
              value={columns[role]}
              headings={headings}
              onChange={(at) => set(role, at)}
            />
          ))}
        </div>
        <HeadingLine
          key={headingLine}
          line={headingLine}
          onChange={(line) => onChange({ headingLine: line })}
        />
        <p className="text-sm text-ink-soft">Your choice is kept for the next file with the same headings.</p>
      </div>
    </details>
  );
}

/** Where the bank prints so much before the table that the wrong line was taken. */
function HeadingLine({ line, onChange }: { line: number; onChange(line: number): void }) {
  const id = useId();
  return (
    <form
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = Number(new FormData(event.currentTarget).get('line'));
        if (Number.isInteger(typed) && typed > 0) onChange(typed);
      }}
    >
      <div className="grid gap-1">
        <label htmlFor={id} className="text-sm font-medium">
          Headings are in line
        </label>
        <input
          id={id}
          name="line"
          type="number"
          min={1}
          max={60}
          defaultValue={line}
          className="control w-28"
        />
      </div>
      <Button type="submit" variant="secondary">
        Read again
      </Button>
    </form>
  );
}

interface RoleChoiceProps {
  readonly title: string;
  readonly value: number | undefined;
  readonly headings: readonly string[];
  onChange(at: number | undefined): void;
}

function RoleChoice({ title, value, headings, onChange }: RoleChoiceProps) {
  const id = useId();
  return (
    <div className="grid content-between gap-1">
      <label htmlFor={id} className="text-sm font-medium">
        {title}
      </label>
      <select
        id={id}
        className="control"
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
      >
        <option value="">–</option>
        {headings.map((heading, at) => (
          // Two columns may have the same heading, or none.
          // oxlint-disable-next-line react/no-array-index-key
          <option key={at} value={at}>
            {heading || `Column ${at + 1}`}
          </option>
        ))}
      </select>
    </div>
  );
}
