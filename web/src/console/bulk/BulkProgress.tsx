import { useEffect } from 'react';
import { type BulkRecord, readBulk } from '@aaspaas/contract/console/bulk/calls';
import { sayNumber } from '@aaspaas/contract/say-number';
import { type PageUrl, urlWith } from '../../current-url/url';
import { Progress } from '../../ui/Progress';
import { readAgain, useConsoleRead } from '../read-again';
import { bulkRequest } from '../requests';
import { counted } from '../say-amount';
import { bulkWords, sayCount } from './words';

const readAgainMs = 1500;

/** How far an action on many is, on the page from which it was started. */
export function BulkProgress({ url }: { url: PageUrl }) {
  const reading = useConsoleRead(readBulk, bulkRequest(url));
  const bulk = reading.state === 'loaded' ? reading.reply.bulk : null;
  const left = bulk ? leftOf(bulk) : 0;
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(readAgain, readAgainMs);
    return () => clearTimeout(timer);
  }, [left, reading]);
  if (!bulk) return null;
  return (
    <section role="status" aria-label="Many at once: how far it is" className="card grid gap-2 p-4">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <strong>{left > 0 ? 'At work' : 'Done'}</strong>
        <span>{sayProgress(bulk)}</span>
        {left === 0 && (
          <a
            href={urlWith(url, { bulk: null })}
            className="ml-auto flex min-h-11 items-center text-link underline"
          >
            Hide this
          </a>
        )}
      </p>
      {left > 0 && <Progress label="Many at once" share={(bulk.total - left) / bulk.total} />}
    </section>
  );
}

const leftOf = ({ total, done, left_out: leftOut }: BulkRecord): number => total - done - leftOut;

function sayProgress(bulk: BulkRecord): string {
  const { action, days, total, done, left_out: leftOut } = bulk;
  const by = days ? ` by ${counted(days, 'day')}` : '';
  const [count, were] = [sayNumber(leftOut), leftOut === 1 ? 'was' : 'were'];
  const rest = leftOut > 0 ? `, ${count} had changed meanwhile and ${were} left out` : '';
  return `${sayNumber(done)} of ${sayCount(action, total)} ${bulkWords[action].done}${by}${rest}.`;
}
