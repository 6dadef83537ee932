import { TypeChoice } from './TypeChoice';

export function Page() {
  return <TypeChoice />;
}
