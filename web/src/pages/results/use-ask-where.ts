import { useEffect, useState } from 'react';
import { useUrlDialog } from '../../current-url/use-url-dialog';
import type { SearchPlace } from '../../search/use-search-place';
import { loadFromTab, saveInTab } from '../../session/tab-storage';
import { isHydrating } from '../../ui/loading/hydration';

const note = 'askedWhere';

/**
 * Who searches without having said where is asked, once a visit; the list is there meanwhile, as an example. Not who
 * began at a link to a list: they came to read, and Back must not ask them.
 */
export function useAskWhere({ isExample, location, asksDevice }: SearchPlace): void {
  const { shown, open } = useUrlDialog();
  const [isFromLink] = useState(isHydrating);
  const isAnswered = location.state === 'failed' || (location.state === 'unasked' && !asksDevice);
  const isDue = isExample && isAnswered && shown === null;
  useEffect(() => {
    if (!isDue || loadFromTab(note)['isDone']) return;
    saveInTab(note, { isDone: true });
    if (!isFromLink) open('place');
  }, [isDue, isFromLink, open]);
}
