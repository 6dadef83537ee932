import { TypeChoice } from '../registration/steps/TypeChoice';

export function TypeChoiceScreen() {
  return <TypeChoice />;
}
