import { type EditRecord, approveEdit } from '@aaspaas/contract/console/listings/calls';
import { ActionButton } from '../ActionButton';

/** What each changed field was, and is now. */
export function Changes({ changes }: Pick<EditRecord, 'changes'>) {
  return (
    <dl className="grid gap-1.5">
      {changes.map(({ field, before, now }) => (
        <div key={field} className="grid gap-x-3 lg:grid-cols-[8rem_minmax(0,1fr)]">
          <dt className="text-sm text-ink-soft first-letter:uppercase">{field}</dt>
          <dd className="wrap-anywhere">
            <del className="inline-block text-ink-soft">{before || 'nothing'}</del>{' '}
            <span className="inline-block">
              <span aria-hidden>→ </span>
              <span className="visually-hidden">became </span>
              <ins className="font-semibold no-underline">{now || 'nothing'}</ins>
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface ApproveEditProps {
  readonly id: number;
  readonly name: string;
  /** The last change that was seen: a later one waits on. */
  readonly lastAt: string;
  readonly size?: 'small';
}

export function ApproveEdit({ id, name, lastAt, size }: ApproveEditProps) {
  return (
    <ActionButton
      call={approveEdit}
      body={{ sh_id: id, last_at: lastAt }}
      label="Fine"
      name={`The changes of ${name} are fine`}
      {...(size && { size })}
      confirm={{
        title: `Are the changes of ${name} fine?`,
        text: 'The listing stays as it is now, and nothing waits any more.',
        verb: 'They are fine',
      }}
      done="Settled."
    />
  );
}
