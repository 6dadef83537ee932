import { ConsoleGuard } from '../../console/ConsoleGuard';
import { Words } from '../../console/words/Words';

export const Page = () => (
  <ConsoleGuard>
    <Words />
  </ConsoleGuard>
);
