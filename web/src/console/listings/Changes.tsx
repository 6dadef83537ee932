import type { EditRecord } from '@aaspaas/contract/console/listings/calls';

/** What each changed field was, and is now. */
export function Changes({ changes }: Pick<EditRecord, 'changes'>) {
  return (
    <dl className="grid gap-1.5">
      {changes.map(({ field, before, now }) => (
        <div key={field} className="grid gap-x-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
          <dt className="text-sm text-ink-soft first-letter:uppercase">{field}</dt>
          <dd className="wrap-anywhere">
            <del className="text-ink-soft">{before || 'nothing'}</del>
            <span aria-hidden> → </span>
            <span className="visually-hidden"> became </span>
            <ins className="font-semibold no-underline">{now || 'nothing'}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
