import { useEffect, useEffectEvent } from 'react';
import { addStep, isStep, leaveStep } from './back-step';

/** Back closes what is open, and nothing else: for what has no name in the url. */
export function useBackStep(isOpen: boolean, onBack: () => void): void {
  const close = useEffectEvent(onBack);
  useEffect(() => {
    if (!isOpen) return;
    addStep();
    const onTravel = () => void (isStep() || close());
    addEventListener('popstate', onTravel);
    return () => {
      removeEventListener('popstate', onTravel);
      leaveStep();
    };
  }, [isOpen]);
}
