import { useUrl } from '../../current-url/url';
import { ConsoleFrame } from '../ConsoleFrame';
import { findOf } from '../requests';
import { FoundList } from './FoundList';
import { Today } from './Today';

export function TodayPage() {
  const find = findOf(useUrl());
  return (
    <ConsoleFrame title={find ? `Found for ‘${find}’` : 'Today'}>
      {find ? <FoundList typed={find} /> : <Today />}
    </ConsoleFrame>
  );
}
