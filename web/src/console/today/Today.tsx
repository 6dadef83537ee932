import { readChecks } from '@aaspaas/contract/console/today/calls';
import type { CheckName } from '@aaspaas/contract/console/today/checks';
import { useConsoleRead } from '../read-again';
import { Checks } from './Checks';
import { Month } from './Month';
import { Trends } from './Trends';
import { WaitingList } from './WaitingList';

/** What is set up once; the others can go wrong on any day. */
const isOfFirstDay = (name: CheckName): boolean => !['disk', 'endings', 'database'].includes(name);

/** What to do first stands first: until everything is set up that is the setting up, then what waits. */
export function Today() {
  const reading = useConsoleRead(readChecks, {});
  const checks = reading.state === 'loaded' ? reading.reply.checks : [];
  const bad = checks.filter(({ state }) => state === 'bad').map(({ name }) => name);
  return (
    <>
      {bad.length > 0 && (
        <Checks title={bad.some(isOfFirstDay) ? 'Set up first' : 'Put this right first'} reading={reading} />
      )}
      <WaitingList />
      <Month />
      <Trends />
      {bad.length === 0 && <Checks title="Is everything set up?" reading={reading} />}
    </>
  );
}
