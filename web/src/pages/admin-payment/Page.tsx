import { ConsoleGuard } from '../../console/ConsoleGuard';
import { PaymentPage } from '../../console/payments/PaymentPage';

export const Page = () => (
  <ConsoleGuard>
    <PaymentPage />
  </ConsoleGuard>
);
