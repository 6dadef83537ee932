import { isStep, travelBack } from './back-step';

/** Until it is called off, Back closes what lies over the page, and nothing else: for what has no name in the url. */
export function addStep(onBack: () => void): () => void {
  if (!isStep()) history.pushState({ ...history.state, isStep: true }, '');
  const onTravel = () => void (isStep() || onBack());
  addEventListener('popstate', onTravel);
  return () => {
    removeEventListener('popstate', onTravel);
    if (isStep()) travelBack(0);
  };
}
