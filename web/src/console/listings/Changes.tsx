import type { EditRecord } from '@aaspaas/contract/console/listings/calls';

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
