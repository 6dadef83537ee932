import { TypeChoice } from '../../registration/steps/TypeChoice';

export function Page() {
  return <TypeChoice />;
}
