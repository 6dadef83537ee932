import { ConsoleGuard } from '../../console/ConsoleGuard';
import { People } from '../../console/people/People';

export const Page = () => (
  <ConsoleGuard>
    <People group="agents" />
  </ConsoleGuard>
);
