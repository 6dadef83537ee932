import { listLicences } from '@aaspaas/contract/console/licences/calls';
import { useUrl } from '../../current-url/url';
import { EmptyState } from '../../ui/EmptyState';
import { ConsoleFrame } from '../ConsoleFrame';
import { stateRequestOf } from '../requests';
import { Pager } from '../ConsoleTable';
import { usePageRead } from '../read-again';

import { Shown } from '../Shown';
import { Tabs } from '../Tabs';
import { LicenceCard } from './LicenceCard';

const tabs = [
  { value: 'waiting', label: 'To check' },
  { value: 'checked', label: 'Checked' },
  { value: 'refused', label: 'Refused' },
];

/** Driving licences of agents, which nobody else sees. */
export function LicencesPage() {
  const url = useUrl();
  const request = stateRequestOf(url);
  const reading = usePageRead(listLicences);
  return (
    <ConsoleFrame title="Licences">
      <p className="max-w-prose text-ink-soft">
        Look at the photos and compare the name, the date and the class of vehicle; then you can press In
        order. Each time that somebody looks at a photo, it is written down who and when.
      </p>
      <Tabs url={url} name="state" label="Which licences" tabs={tabs} />
      <Shown reading={reading}>
        {({ rows, page, pages, count }) => (
          <>
            {rows.length === 0 && (
              <EmptyState title={request.state ? 'None.' : 'No licence waits for you.'} />
            )}
            <ul className="grid gap-4 md:grid-cols-2">
              {rows.map((licence) => (
                <LicenceCard key={`${licence.agent.id} ${licence.since}`} licence={licence} />
              ))}
            </ul>
            <Pager url={url} page={page} pages={pages} count={count} noun={['licence', 'licences']} />
          </>
        )}
      </Shown>
    </ConsoleFrame>
  );
}
