import { SecurityLog } from '../../console/access/SecurityLog';
import { ConsoleGuard } from '../../console/ConsoleGuard';

export const Page = () => (
  <ConsoleGuard>
    <SecurityLog />
  </ConsoleGuard>
);
