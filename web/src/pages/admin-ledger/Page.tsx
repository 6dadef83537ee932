import { ConsoleGuard } from '../../console/ConsoleGuard';
import { Ledger } from '../../console/ledger/Ledger';

export const Page = () => (
  <ConsoleGuard>
    <Ledger />
  </ConsoleGuard>
);
