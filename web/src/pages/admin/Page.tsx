import { ConsoleFrame } from '../../console/ConsoleFrame';
import { ConsoleGuard } from '../../console/ConsoleGuard';
import { FoundList } from '../../console/today/FoundList';
import { findOf } from '../../console/today/request';
import { Today } from '../../console/today/Today';
import { useUrl } from '../../current-url/url';

export function Page() {
  const find = findOf(useUrl());
  return (
    <ConsoleGuard>
      <ConsoleFrame title={find ? `Found for ‘${find}’` : 'Today'}>
        {find ? <FoundList typed={find} /> : <Today />}
      </ConsoleFrame>
    </ConsoleGuard>
  );
}
