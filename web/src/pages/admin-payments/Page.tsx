import { ConsoleGuard } from '../../console/ConsoleGuard';
import { Payments } from '../../console/payments/Payments';

export const Page = () => (
  <ConsoleGuard>
    <Payments />
  </ConsoleGuard>
);
