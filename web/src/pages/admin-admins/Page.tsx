import { Admins } from '../../console/access/Admins';
import { ConsoleGuard } from '../../console/ConsoleGuard';

export const Page = () => (
  <ConsoleGuard>
    <Admins />
  </ConsoleGuard>
);
