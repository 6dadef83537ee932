import { useEffect, useState } from 'react';
import { useUrlDialog } from '../../current-url/use-url-dialog';
import { keepRecovery, type Recovery, recallRecovery } from './recovery';

/**
 * The password recovery in progress. If this step's url is opened before the earlier steps were done, the first dialog
 * opens instead.
 */
export function useRecovery(isFarEnough: (recovery: Recovery) => boolean) {
  const { open } = useUrlDialog();
  const [recovery, setRecovery] = useState(recallRecovery);
  const isReady = isFarEnough(recovery);
  useEffect(() => {
    if (!isReady) open('forgot');
  }, [isReady, open]);
  const update = (patch: Partial<Recovery>) => {
    const next = { ...recovery, ...patch };
    keepRecovery(next);
    setRecovery(next);
  };
  return { recovery, isReady, update };
}
