import { ConsoleGuard } from '../../console/ConsoleGuard';
import { Person } from '../../console/people/Person';

export const Page = () => (
  <ConsoleGuard>
    <Person />
  </ConsoleGuard>
);
