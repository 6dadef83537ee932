import { ConsoleGuard } from '../../console/ConsoleGuard';
import { Audit } from '../../console/audit/Audit';

export const Page = () => (
  <ConsoleGuard>
    <Audit />
  </ConsoleGuard>
);
